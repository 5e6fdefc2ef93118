import 'server-only'
import { Feed } from 'feed'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { modifiedDate, shownDate } from '../articles/article'
import { articleDescription } from '../articles/words'
import { wordsIn } from '../pages/words'
import { toMadridIso } from '../text/date'
import { getTextAddresses } from '../articles/text-addresses'
import { getFeedHtml } from '../markdown/render-text'
import type { Article } from '../content/types'
import { localPath, routes } from '../site/routes'
import { articlePreview } from '../previews/previews'
import { absoluteUrl } from '../site/site-url'
import { escapeXml, xmlText } from '../text/escaping'
import { withFeedStyles } from './feed-styles'

/** What ends a section of XML; the library escapes the first one of a text only. */
const CDATA_END = ']]>'
const ESCAPED_CDATA_END = ']]&gt;'

/** One entry of a feed: the full text as sanitised HTML with absolute URLs. */
export type Entry = {
  url: string
  title: string
  summary: string
  html: string
  image: string
  published: string
  updated: string
  tags: string[]
}

/**
 * Creates the feed entry of an article.
 * @returns null for an undated article: feed readers sort by date, and Atom requires one
 */
export async function feedEntry(article: Article, language: Language = 'es'): Promise<Entry | null> {
  const published = shownDate(article)
  if (!published) return null
  const url = absoluteUrl(localPath(language, routes.article(article.slug)))
  const addresses = await getTextAddresses(article, { language })
  const html = await getFeedHtml(article.content, url, addresses, language)
  return {
    url,
    title: xmlText(article.title),
    summary: xmlText(articleDescription(article, language)),
    html: xmlText(html).replaceAll(CDATA_END, ESCAPED_CDATA_END),
    image: absoluteUrl(articlePreview(article, language).image),
    published: toMadridIso(published),
    updated: toMadridIso(modifiedDate(article) ?? published),
    // In Atom, tags are attributes, where the library doesn't escape angle brackets.
    tags: article.tags.map((tag) => xmlText(tag.replace(/[<>]/g, ' '))),
  }
}

/** Returns an entry for Atom, where titles and summaries are HTML and must be escaped. */
export function asHtml(entry: Entry): Entry {
  return { ...entry, title: escapeXml(entry.title), summary: escapeXml(entry.summary) }
}

/**
 * Returns an entry for RSS, where readers treat a summary as HTML, and differ on titles: only what would end the section
 * around a title is escaped.
 */
export function withHtmlSummary(entry: Entry): Entry {
  const title = entry.title.replaceAll(CDATA_END, ESCAPED_CDATA_END)
  return { ...entry, title, summary: escapeXml(entry.summary) }
}

/** The subject of a feed of some articles: its title, and the paths of its page and of the feed. */
type Part = { title: string; page: string; rss: string }

/**
 * Writes the RSS feed of the given entries.
 * @param entries newest first
 * @param part absent for the feed of all articles of the language
 */
export function rssFeed(entries: Entry[], part?: Part, language: Language = 'es'): string {
  const feed = buildFeed(entries.map(withHtmlSummary), part, language)
  // An author of RSS is a mail address, which not every site shows. The library declares the namespace of this element
  // beside that of contents.
  const hasCreators = entries.some(({ html }) => html)
  for (const item of feed.items) {
    item.author = []
    if (hasCreators)
      item.extensions = [{ name: 'dc:creator', objects: { _text: ownerIn(language).site.name } }]
  }
  return withFeedStyles(feed.rss2())
}

/** Writes the Atom feed of the given entries, newest first. */
export function atomFeed(entries: Entry[], language: Language = 'es'): string {
  return withFeedStyles(buildFeed(entries.map(asHtml), undefined, language).atom1())
}

/** Creates the feed of the given entries, for RSS and Atom. */
export function buildFeed(entries: Entry[], part?: Part, language: Language = 'es'): Feed {
  const { site } = ownerIn(language)
  const path = (spanish: string) => absoluteUrl(localPath(language, spanish))
  const feed = new Feed({
    id: path(part?.page ?? '/'),
    link: path(part?.page ?? routes.articles()),
    title: xmlText(part?.title ?? wordsIn(language).feeds.title(site.title)),
    description: xmlText(site.description),
    language,
    updated: latest(entries),
    generator: false,
    hub: site.hub ?? undefined,
    favicon: absoluteUrl('/favicon.ico'),
    feedLinks: part
      ? { rss: absoluteUrl(part.rss) }
      : {
          rss: path(routes.rss),
          atom: path(routes.atom),
          json: path(routes.jsonFeed),
        },
    author: authorOf(language),
  })
  for (const { url, title, summary, html, published, updated, tags } of entries)
    feed.addItem({
      id: url,
      link: url,
      title,
      description: summary,
      content: html,
      published: new Date(published),
      date: new Date(updated),
      category: tags.map((name) => ({ name, term: name })),
      author: [authorOf(language)],
    })
  return feed
}

function authorOf(language: Language): { name: string; link: string } {
  const page = owner.site.without.includes('about') ? routes.home : routes.about
  return { name: ownerIn(language).site.name, link: absoluteUrl(localPath(language, page)) }
}

/** Date of a feed without entries: the start of this process. */
const STARTED = new Date()

function latest(entries: Entry[]): Date {
  const moments = entries.map(({ updated }) => Date.parse(updated))
  return entries.length > 0 ? new Date(Math.max(...moments)) : STARTED
}

/** Creates a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) of the given entries. */
export function jsonFeed(entries: Entry[], language: Language = 'es'): object {
  const { site } = ownerIn(language)
  const path = (spanish: string) => absoluteUrl(localPath(language, spanish))
  const { name, link } = authorOf(language)
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: wordsIn(language).feeds.title(site.title),
    description: site.description,
    home_page_url: path(routes.articles()),
    feed_url: path(routes.jsonFeed),
    language,
    favicon: absoluteUrl('/favicon.ico'),
    ...(site.hub ? { hubs: [{ type: 'WebSub', url: site.hub }] } : {}),
    authors: [{ name, url: link }],
    items: entries.map(({ url, title, summary, html, image, published, updated, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: published,
      date_modified: updated,
      ...(tags.length > 0 ? { tags } : {}),
    })),
  }
}
