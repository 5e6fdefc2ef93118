import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { generateAtomFeed, generateRssFeed } from 'feedsmith'
import { topicRoutes } from '../articles/routes'
import { SUBSCRIBE } from '../pages/screen-words'
import { withBase } from '../site/base-path'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { modifiedDate } from '../articles/article'
import { publicationDate } from '../content/publication'
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
import {
  findTranslatedArticle,
  getAllArticles,
  getNewestArticles,
  getTranslatedArticles,
} from '../articles/queries'
import { textResponse } from './responses'

/** One entry of a feed: the full text as sanitised HTML with absolute URLs, without characters that XML lacks. */
type Entry = {
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
  const published = publicationDate(article)
  if (!published) return null
  const url = absoluteUrl(localPath(language, routes.article(article.slug)))
  const addresses = await getTextAddresses(article, { language })
  return {
    url,
    title: xmlText(article.title),
    summary: xmlText(articleDescription(article, language)),
    html: xmlText(await getFeedHtml(article.content, url, addresses, language)),
    image: absoluteUrl(articlePreview(article, language).image),
    published: toMadridIso(published),
    updated: toMadridIso(modifiedDate(article) ?? published),
    tags: article.tags.map(xmlText),
  }
}

/** What all feeds of a language say of the site. */
function channelOf(language: Language) {
  const { site } = ownerIn(language)
  const at = (spanish: string) => absoluteUrl(localPath(language, spanish))
  const author = { name: site.name, url: at(site.without.includes('about') ? routes.home : routes.about) }
  const title = wordsIn(language).feeds.title(site.title)
  return { at, author, title, description: site.description, hub: owner.site.hub }
}

/** The subject of a feed of some articles: its title, and the paths of its page and of the feed. */
type Part = { title: string; page: string; rss: string }

/**
 * Writes the RSS feed of the given entries. Its summaries are HTML to readers; an author is a mail address in RSS, which
 * not every site shows, and so stands in `dc:creator`.
 * @param entries newest first
 * @param part absent for the feed of all articles of the language
 */
export function rssFeed(entries: Entry[], language: Language = 'es', part?: Part): string {
  const { at, author, title, description, hub } = channelOf(language)
  const feed = {
    title: xmlText(part?.title ?? title),
    link: at(part?.page ?? routes.articles()),
    description: xmlText(description),
    language,
    lastBuildDate: latest(entries),
    atom: { links: linksOf(at(part?.rss ?? routes.rss), 'application/rss+xml', hub) },
    items: entries.map(({ url, title: name, summary, html, published, tags }) => ({
      title: name,
      link: url,
      guid: { value: url, isPermaLink: false },
      description: escapeXml(summary),
      pubDate: published,
      categories: tags.map((tag) => ({ name: tag })),
      dc: { creators: [author.name] },
      content: { encoded: html },
    })),
  }
  return generateRssFeed(feed, { stylesheets: styles() })
}

/** Writes the Atom feed of the given entries, newest first. */
export function atomFeed(entries: Entry[], language: Language = 'es'): string {
  const { at, author, title, description, hub } = channelOf(language)
  const authors = [{ name: author.name, uri: author.url }]
  const feed = {
    id: at(routes.home),
    title: { value: xmlText(title) },
    subtitle: { value: xmlText(description) },
    icon: absoluteUrl('/favicon.ico'),
    updated: latest(entries),
    authors,
    links: [
      { href: at(routes.articles()), rel: 'alternate' },
      ...linksOf(at(routes.atom), 'application/atom+xml', hub),
    ],
    entries: entries.map(({ url, title: name, summary, html, published, updated, tags }) => ({
      id: url,
      title: { value: name },
      links: [{ href: url }],
      summary: { value: summary },
      content: { value: html, type: 'html' },
      published,
      updated,
      authors,
      categories: tags.map((term) => ({ term })),
    })),
  }
  return generateAtomFeed(feed, { stylesheets: styles() })
}

function linksOf(href: string, type: string, hub: string | null) {
  return [{ href, rel: 'self', type }, ...(hub ? [{ href: hub, rel: 'hub' }] : [])]
}

/** Date of a feed without entries: the start of this process. */
const STARTED = new Date()

function latest(entries: Entry[]): Date {
  const moments = entries.map(({ updated }) => Date.parse(updated))
  return entries.length > 0 ? new Date(Math.max(...moments)) : STARTED
}

/** Creates a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) of the given entries. */
export function jsonFeed(entries: Entry[], language: Language = 'es'): object {
  const { at, author, title, description, hub } = channelOf(language)
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: at(routes.articles()),
    feed_url: at(routes.jsonFeed),
    language,
    favicon: absoluteUrl('/favicon.ico'),
    ...(hub ? { hubs: [{ type: 'WebSub', url: hub }] } : {}),
    authors: [author],
    items: entries.map(({ url, title: name, summary, html, image, published, updated, tags }) => ({
      id: url,
      url,
      title: name,
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

const styles = () => [{ type: 'text/css', href: withBase(FEED_STYLES) }]

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
 * Reads the entries of a feed, newest first; requests are served between two articles.
 * @param listed articles of a tag; without them, all of the language
 */
export async function readFeed(
  language: Language = 'es',
  listed?: readonly ArticleSummary[],
): Promise<Entry[]> {
  const all = listed ?? (await (language === 'es' ? getAllArticles() : getTranslatedArticles()))
  const entries: Entry[] = []
  for (const article of await readTexts(all.slice(0, FEED_ARTICLES), language)) {
    const entry = await feedEntry(article, language)
    if (entry) entries.push(entry)
    await setImmediate()
  }
  return entries
}

/** Reads listed articles with their texts, in a language. */
export async function readTexts(listed: readonly ArticleSummary[], language: Language): Promise<Article[]> {
  if (language === 'es') return getNewestArticles(listed.length, listed)
  const articles = await Promise.all(listed.map(({ slug }) => findTranslatedArticle(slug)))
  return articles.filter((article) => article !== null)
}

/** Responds with a feed of all articles of a language. */
export async function feedResponse(form: 'rss' | 'atom' | 'json', language: Language): Promise<Response> {
  const entries = await readFeed(language)
  if (form === 'rss') return textResponse(rssFeed(entries, language), 'application/rss+xml')
  if (form === 'atom') return textResponse(atomFeed(entries, language), 'application/atom+xml')
  return textResponse(JSON.stringify(jsonFeed(entries, language)), 'application/feed+json')
}
