import 'server-only'
import { Feed } from 'feed'
import { owner } from '../config/owner'
import { modifiedDate, shownDate } from '../articles/article'
import { articleDescription } from '../copy/article'
import { FEEDS } from '../copy/feeds'
import { toMadridIso } from '../text/madrid-clock'
import { feedHtml } from '../markdown/feed-html'
import { bodyImageAddresses } from '../images/body-images'
import type { Article } from '../portfolio/types'
import { routes } from '../routing/routes'
import { articleCardAddress } from '../seo/og-images/addresses'
import { absoluteUrl } from '../config/site-url'
import { escapeXml, xmlText } from '../text/escaping'

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

/** @returns null for an undated article: feed readers sort by date, and Atom requires one */
export async function feedEntry(article: Article): Promise<Entry | null> {
  const published = shownDate(article)
  if (!published) return null
  const url = absoluteUrl(routes.article(article.slug))
  return {
    url,
    title: xmlText(article.title),
    summary: xmlText(articleDescription(article)),
    html: xmlText(feedHtml(article.content, { page: url, imageAddress: await bodyImageAddresses(article) })),
    image: absoluteUrl(articleCardAddress(article)),
    published: toMadridIso(published),
    updated: toMadridIso(modifiedDate(article) ?? published),
    // Atom has tags in attributes, where the library leaves angle brackets unescaped.
    tags: article.tags.map((tag) => xmlText(tag.replace(/[<>]/g, ' '))),
  }
}

/** The same entry for Atom, where titles and summaries are HTML and must be escaped. */
export function asHtml(entry: Entry): Entry {
  return { ...entry, title: escapeXml(entry.title), summary: escapeXml(entry.summary) }
}

/** What a feed of a part of the articles is about: its title, and the paths of its page and of itself. */
export type Part = { title: string; page: string; rss: string }

/** RSS and Atom of the given entries, newest first. @param part absent for the feed of all articles */
export function buildFeed(entries: Entry[], part?: Part): Feed {
  const author = { name: owner.site.name, link: absoluteUrl(routes.about) }
  const feed = new Feed({
    id: absoluteUrl(part?.page ?? '/'),
    link: absoluteUrl(part?.page ?? routes.articles()),
    title: part?.title ?? FEEDS.title(owner.site.title),
    description: owner.site.description,
    language: 'es',
    updated: latest(entries),
    generator: false,
    hub: owner.site.hub ?? undefined,
    favicon: absoluteUrl('/favicon.ico'),
    feedLinks: part
      ? { rss: absoluteUrl(part.rss) }
      : {
          rss: absoluteUrl(routes.rss),
          atom: absoluteUrl(routes.atom),
          json: absoluteUrl(routes.jsonFeed),
        },
    author,
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
      author: [author],
    })
  return feed
}

function latest(entries: Entry[]): Date {
  const moments = entries.map(({ updated }) => Date.parse(updated))
  return new Date(Math.max(0, ...moments))
}
