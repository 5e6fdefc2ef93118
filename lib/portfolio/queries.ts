import 'server-only'
import { ARTICLES_PAGE_SIZE, PROJECTS_PAGE_SIZE, RECENT_ARTICLES } from '../config/constants'
import { causeOf, log } from '../config/log'
import { env } from '../config/env'
import { UpstreamUnavailableError } from './errors'
import { articleName, ARTICLES, PROJECTS } from './value-names'
import { dependsOn } from './page-tags'
import { paginate } from './paginate'
import { getCatalog } from './source'
import { withStories } from './stories/stories'
import {
  type Article,
  type ArticlePage,
  type ArticleQuery,
  type ArticleSummary,
  type Project,
  type ProjectPage,
  type ProjectQuery,
  type ProjectType,
} from './types'

/*
 * How pages and route handlers read the content. Queries for pages make the page depend on what it shows, so that it
 * is revalidated with it; queries for requests are stale-while-revalidate.
 */

export async function getRecentArticles(): Promise<ArticleSummary[]> {
  return (await getAllArticles()).slice(0, RECENT_ARTICLES)
}

/**
 * Returns a page of articles.
 * @returns null for a page past the last one; the first page exists even when there are no articles
 */
export async function getArticlePage(page: number): Promise<ArticlePage | null> {
  const answer = paginate.articles(await getAllArticles(), { page, limit: ARTICLES_PAGE_SIZE })
  return page <= Math.max(1, answer.pagination.total_pages) ? answer : null
}

export async function getArticle(slug: string): Promise<Article | null> {
  const name = articleName(slug)
  try {
    const reading = await getCatalog().article(slug)
    await dependsOn(name, reading)
    return reading?.value ?? null
  } catch (error) {
    await dependsOn(name) // a page rendered without the article is rendered again once it can be loaded
    throw error
  }
}

export async function getAllArticles(): Promise<ArticleSummary[]> {
  const reading = await getCatalog().articles()
  await dependsOn(ARTICLES, reading)
  return reading.value.rows
}

/**
 * Returns the newest articles with bodies; one that can't be loaded is left out and logged.
 * @param articles to choose from; without them, all
 */
export async function getNewestArticles(
  count: number,
  articles?: readonly ArticleSummary[],
): Promise<Article[]> {
  const newest = (articles ?? (await getAllArticles())).slice(0, count)
  const read = await Promise.all(newest.map(({ slug }) => getArticle(slug).catch(logged(slug))))
  return read.filter((article) => article !== null)
}

/** Returns a page of projects, and the number of projects of all types. @returns null for a page past the last one */
export async function getProjectPage(
  page: number,
  type?: ProjectType,
): Promise<(ProjectPage & { all: number }) | null> {
  const all = await getAllProjects()
  const answer = paginate.projects(ofType(all, type), { page, limit: PROJECTS_PAGE_SIZE })
  if (page > Math.max(1, answer.pagination.pages)) return null
  return { ...answer, projects: await withStories(answer.projects), all: all.length }
}

export async function getAllProjects(): Promise<Project[]> {
  const reading = await getCatalog().projects()
  await dependsOn(PROJECTS, reading)
  return reading.value.rows
}

/** Part of the articles that may fail to load at build; above it the source counts as down, and the build stops. */
const MAX_FAILING_SHARE = 0.1
const AT_ONCE = 8
const MAX_FILE_NAME = 200

/**
 * Returns the slugs of the newest articles to prerender: as many as configured, without those that can't be loaded now.
 * @throws UpstreamUnavailableError when more than one in ten, and more than one, can't be loaded
 */
export async function articlesToPrerender(): Promise<string[]> {
  const catalog = getCatalog()
  const wanted = (await catalog.articles()).value.rows
    .slice(0, env.PRERENDER_ARTICLES)
    .map(({ slug }) => slug)
    .filter(fitsFileName)
  const ready: string[] = []
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const slugs = wanted.slice(start, start + AT_ONCE)
    const there = await Promise.all(slugs.map((slug) => catalog.canShow(slug)))
    ready.push(...slugs.filter((_slug, index) => there[index]))
  }
  const missing = wanted.length - ready.length
  if (missing > Math.max(1, wanted.length * MAX_FAILING_SHARE))
    throw new UpstreamUnavailableError(catalog.name, `did not give ${missing} of ${wanted.length} articles`)
  return ready
}

export async function listArticles(query: ArticleQuery): Promise<ArticlePage> {
  return paginate.articles(await getCatalog().cachedArticles(), query)
}

/** Finds the list's entry for an article; null for an unknown slug. */
export async function findSummary(slug: string): Promise<ArticleSummary | null> {
  return getCatalog().find(slug)
}

/** Counts the articles that are older than one; null for an unknown slug. */
export async function findPlace(slug: string): Promise<number | null> {
  const articles = await getCatalog().cachedArticles()
  const index = articles.findIndex((article) => article.slug === slug)
  return index === -1 ? null : articles.length - 1 - index
}

export async function findArticleBySlug(slug: string): Promise<Article | null> {
  return (await getCatalog().article(slug))?.value ?? null
}

export async function findProject(id: number): Promise<Project | null> {
  return (await getCatalog().cachedProjects()).find((project) => project.id === id) ?? null
}

/** Counts the projects that follow one in the list; null for an unknown id. */
export async function findProjectPlace(id: number): Promise<number | null> {
  const projects = await getCatalog().cachedProjects()
  const index = projects.findIndex((project) => project.id === id)
  return index === -1 ? null : projects.length - 1 - index
}

/** Finds an article with its body. @returns null for an unknown id */
export async function findArticleById(id: number): Promise<Article | null> {
  const listed = (await getCatalog().cachedArticles()).find((article) => article.id === id)
  return listed ? findArticleBySlug(listed.slug) : null
}

export async function listProjects({ type, ...query }: ProjectQuery): Promise<ProjectPage> {
  return paginate.projects(ofType(await getCatalog().cachedProjects(), type), query)
}

/** Returns every project, for searches over all of them. */
export async function cachedProjects(): Promise<Project[]> {
  return getCatalog().cachedProjects()
}

/** Whether a prerendered page, stored as a file named after the slug, stays within the 255 bytes of a file name. */
function fitsFileName(slug: string): boolean {
  return encodeURIComponent(slug).length <= MAX_FILE_NAME
}

function logged(slug: string): (error: unknown) => null {
  return (error) => {
    log('warn', 'portfolio.left-out', { article: slug, cause: causeOf(error), kept: 'the other articles' })
    return null
  }
}

function ofType<T extends { tipo: string }>(projects: T[], type: ProjectType | undefined): T[] {
  return type ? projects.filter((project) => project.tipo === type) : projects
}
