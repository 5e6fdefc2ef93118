import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { FEED_ARTICLES } from '../site/constants'
import type { Language } from '../site/language'
import { findTranslatedArticle, getNewestArticles, getTranslatedArticles } from '../content/queries'
import type { Article, ArticleSummary } from '../content/types'
import { type Entry, feedEntry } from './feed'

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
