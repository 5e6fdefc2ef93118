import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { Feed } from 'feed'
import { topicRoutes } from '../articles/routes'
import { SUBSCRIBE } from '../pages/screen-words'
import { withBase } from '../site/base-path'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { modifiedDate, shownDate } from '../articles/article'
import { articleDescription } from '../articles/words'
import { wordsIn } from '../pages/words'
import { toMadridIso } from '../text/date'
import { getTextAddresses } from '../articles/text-addresses'
import { getFeedHtml } from '../markdown/render-text'
import type { Article, ArticleSummary } from '../content/types'
import { localPath, routes } from '../site/routes'
import { articlePreview } from '../previews/previews'
import { absoluteUrl } from '../site/site-url'
import { escapeXml, xmlText } from '../text/escaping'
import { FEED_ARTICLES } from '../site/constants'
import { findTranslatedArticle, getNewestArticles, getTranslatedArticles } from '../articles/queries'

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

/** Path of the feeds' stylesheet. */
export const FEED_STYLES = '/feed.css'

/** Links the stylesheet in a feed, after the XML declaration. */
export function withFeedStyles(xml: string): string {
  return xml.replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${withBase(FEED_STYLES)}"?>`)
}

/**
 * Returns a stylesheet that shows a feed as a list of titles, below a sentence on how to subscribe. CSS can't create
 * links, so the sentence names the page that has them.
 */
export function feedStyles(): string {
  const words = SUBSCRIBE.inBrowser(absoluteUrl(topicRoutes.subscribe))
  return `@namespace content 'http://purl.org/rss/1.0/modules/content/';
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1.0625rem/1.6 system-ui, sans-serif; }
:root, channel, item, entry, title, summary, item > description { display: block; }
:root { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
:root > *, channel > *, item > *, entry > *, item > content|encoded { display: none; }
:root > channel, channel > title, :root > title, channel > item, :root > entry { display: block; }
:root > title, channel > title { font-size: 1.75rem; font-weight: 700; line-height: 1.2; }
channel > title::after, :root > title::after { content: ${JSON.stringify(words)}; display: block; margin-block: 1rem 2rem; padding: 1rem 1.25rem; border: 1px solid; border-radius: 0.75rem; font-size: 1.0625rem; font-weight: 400; line-height: 1.6; }
item, entry { padding-block: 1rem; border-top: 1px solid GrayText; }
item > title, entry > title { display: block; font-weight: 650; }
item > description, entry > summary { display: block; }
`
}

/**
 * Reads the entries of a feed, newest first.
 * @param articles of a tag; without them, all
 * @param pause awaited between articles, so that requests are served while a feed is rendered
 */
export async function readFeed(
  articles?: readonly ArticleSummary[],
  pause: () => Promise<unknown> = () => setImmediate(),
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const article of await getNewestArticles(FEED_ARTICLES, articles)) {
    const entry = await feedEntry(article)
    if (entry) entries.push(entry)
    await pause()
  }
  return entries
}

/** Reads the entries of the English feeds, newest first. */
export async function readEnglishFeed(): Promise<Entry[]> {
  const articles = await readTexts((await getTranslatedArticles()).slice(0, FEED_ARTICLES), 'en')
  const entries = await Promise.all(articles.map((article) => feedEntry(article, 'en')))
  return entries.filter((entry) => entry !== null)
}

/** Reads listed articles with their texts, in a language. */
export async function readTexts(listed: readonly ArticleSummary[], language: Language): Promise<Article[]> {
  if (language === 'es') return getNewestArticles(listed.length, listed)
  const articles = await Promise.all(listed.map(({ slug }) => findTranslatedArticle(slug)))
  return articles.filter((article) => article !== null)
}
