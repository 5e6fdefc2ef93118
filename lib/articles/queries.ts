import 'server-only'
import { getContent, hasText, textOf, withText } from '../content/content'
import { UpstreamError } from '../content/errors'
import { paginate } from '../content/paginate'
import type { Article, ArticlePage, ArticleQuery, ArticleSummary } from '../content/types'
import { ARTICLES_PAGE_SIZE, RECENT_ARTICLES } from '../site/constants'
import type { Language } from '../site/language'
import { causeOf, log } from '../site/log'
import { besideArticle, findSeries, findTag, topicsOf, yearsOf } from './topics'

/** How many of the newest articles are rendered at build; the others are rendered on their first request, and cached. */
export const PRERENDERED_ARTICLES = 200

/** Returns every published article, newest first. */
export async function getAllArticles(): Promise<readonly ArticleSummary[]> {
  return (await getContent()).articles
}

export async function getRecentArticles(): Promise<ArticleSummary[]> {
  return (await getAllArticles()).slice(0, RECENT_ARTICLES)
}

export async function listArticles(query: ArticleQuery): Promise<ArticlePage> {
  return paginate.articles(await getAllArticles(), query)
}

/**
 * Returns a page of articles.
 * @returns null for a page past the last one; the first page exists even when there are no articles
 */
export async function getArticlePage(page: number): Promise<ArticlePage | null> {
  const answer = await listArticles({ page, limit: ARTICLES_PAGE_SIZE })
  return page <= Math.max(1, answer.pagination.total_pages) ? answer : null
}

/** Finds the list's entry for an article; null for an unknown slug. */
export async function findSummary(slug: string): Promise<ArticleSummary | null> {
  return (await getContent()).bySlug.get(slug)?.row ?? null
}

/** Counts the articles that are older than one; null for an unknown slug. */
export async function findPlace(slug: string): Promise<number | null> {
  const articles = await getAllArticles()
  const index = articles.findIndex((article) => article.slug === slug)
  return index === -1 ? null : articles.length - 1 - index
}

/**
 * Finds an article with its text.
 * @throws UpstreamError when its text was never read, and can't be read now
 */
export async function findArticle(slug: string): Promise<Article | null> {
  const entry = (await getContent()).bySlug.get(slug)
  return entry ? withText(entry) : null
}

export async function findArticleById(id: number): Promise<Article | null> {
  const listed = (await getAllArticles()).find((article) => article.id === id)
  return listed ? findArticle(listed.slug) : null
}

/**
 * Returns the newest articles with their texts; one whose text can't be read is left out and logged.
 * @param articles to choose from; without them, all
 */
export async function getNewestArticles(
  count: number,
  articles?: readonly ArticleSummary[],
): Promise<Article[]> {
  const newest = (articles ?? (await getAllArticles())).slice(0, count)
  const read = await Promise.all(newest.map(({ slug }) => findArticle(slug).catch(logged(slug))))
  return read.filter((article) => article !== null)
}

/** Returns the articles in English, in the order of their originals. */
export async function getTranslatedArticles(): Promise<readonly ArticleSummary[]> {
  return (await getContent()).translated
}

/** Returns the slugs of the articles that exist in English. */
export async function getTranslatedSlugs(): Promise<string[]> {
  return (await getTranslatedArticles()).map(({ slug }) => slug).sort()
}

/** Finds an article in English, without its text; null for an unknown slug, and without a translation. */
export async function findTranslatedSummary(slug: string): Promise<ArticleSummary | null> {
  return (await getTranslatedArticles()).find((one) => one.slug === slug) ?? null
}

/** The same with its text; null there too. */
export async function findTranslatedArticle(slug: string): Promise<Article | null> {
  const article = await findTranslatedSummary(slug)
  const hash = (await getContent()).translatedTexts.get(slug)
  return article && hash ? { ...article, content: await textOf(hash) } : null
}

/** Part of the articles that may lack a text at build; above it the source counts as down, and the build stops. */
const MAX_FAILING_SHARE = 0.1
const MAX_FILE_NAME = 200

/**
 * Returns the slugs of the newest articles to prerender: as many as configured, without those that have no text.
 * @throws UpstreamError when more than one in ten, and more than one, have none
 */
export async function articlesToPrerender(): Promise<string[]> {
  const { articles, bySlug } = await getContent()
  const wanted = articles
    .slice(0, PRERENDERED_ARTICLES)
    // A prerendered page is stored as a file named after its slug, whose name may have 255 bytes.
    .filter(({ slug }) => encodeURIComponent(slug).length <= MAX_FILE_NAME)
  const ready = wanted.filter(({ slug }) => typeof bySlug.get(slug)?.text === 'string')
  const missing = wanted.length - ready.length
  if (missing > Math.max(1, wanted.length * MAX_FAILING_SHARE))
    throw new UpstreamError('articles', `gave no text for ${missing} of ${wanted.length}`)
  return ready.map(({ slug }) => slug)
}

/** Whether a listed article can be shown. */
export async function canShow(slug: string): Promise<boolean> {
  const entry = (await getContent()).bySlug.get(slug)
  return entry !== undefined && (await hasText(entry))
}

/** Returns the links below an article. Series have pages in Spanish only. */
export async function getBeside(slug: string, language: Language = 'es') {
  if (language === 'es') return besideArticle(await getListing(), slug)
  const beside = besideArticle({ articles: await getTranslatedArticles(), series: [] }, slug)
  return beside && { ...beside, series: null }
}
export const getTag = async (slug: string) => findTag(await getListing(), slug)
export const getSeries = async (slug: string) => findSeries(await getListing(), slug)
/** Returns tags and series with the number of their articles. */
export const getTopics = async () => topicsOf(await getListing())
/** Returns the articles of every year. */
export const getYears = async () => yearsOf(await getAllArticles())

/**
 * Returns the slugs of the tags or series whose pages are rendered at build: tags with the most articles, series in
 * order of their names, at most as many as articles are prerendered. A tag with one article, which search engines are
 * told not to index, is rendered on demand.
 */
export async function slugsToPrerender(kind: 'tag' | 'series'): Promise<string[]> {
  const { tags, series } = await getTopics()
  const topics = kind === 'tag' ? tags.filter(({ count }) => count > 1) : series
  return topics.slice(0, PRERENDERED_ARTICLES).map(({ slug }) => slug)
}

async function getListing() {
  const { articles, values } = await getContent()
  return { articles, series: values.series }
}

function logged(slug: string): (error: unknown) => null {
  return (error) => {
    log('warn', 'content.left-out', { article: slug, cause: causeOf(error), kept: 'the other articles' })
    return null
  }
}
