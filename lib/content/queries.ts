import 'server-only'
import { ARTICLES_PAGE_SIZE, PROJECTS_PAGE_SIZE, RECENT_ARTICLES } from '../site/constants'
import { isDevelopment } from '../site/env'
import type { Language } from '../site/language'
import { causeOf, log } from '../site/log'
import { hasContactPage } from '../site/contact-settings'
import { owner } from '../site/owner'
import { shownParts, type SiteParts } from '../site/shown-parts'
import { getContent, withText } from './content'
import { projectsInEnglish } from './english-projects'
import { UpstreamError } from './errors'
import { paginate } from './paginate'
import type { Snapshot } from './snapshot'
import { findStory, listStories, slugsOf } from './story-pages'
import { besideArticle, findSeries, findTag, topicsOf, yearsOf } from './topics'
import type {
  Article,
  ArticlePage,
  ArticleQuery,
  ArticleSummary,
  Project,
  ProjectPage,
  ProjectQuery,
  ProjectType,
} from './types'

/** How many of the newest articles are rendered at build; the others are rendered on their first request, and cached. */
export const PRERENDERED_ARTICLES = 200

/**
 * Returns the params of the pages that are rendered at build. `npm run dev` renders each page when it is opened, and asks
 * for the params in a process without content.
 */
export async function atBuild<Params>(list: () => Promise<Params[]>): Promise<Params[]> {
  return isDevelopment ? [] : list()
}

/* How pages and route handlers read the content. Reading is depending: nothing has to be declared. */

/** Returns the parts that the site has in a language. */
export async function getParts(language: Language): Promise<SiteParts> {
  return partsIn(language, await getContent())
}

/** Does the same for known content; while nothing was ever read, it may contain anything. */
export function partsIn(language: Language, content: Snapshot | null): SiteParts {
  const { articles, translated, values } = content ?? UNKNOWN
  return shownParts({
    without: owner.site.without,
    articles: language === 'es' ? articles : translated,
    projects: values.projects.rows,
    contact: hasContactPage(),
  })
}

const UNKNOWN = { articles: [null], translated: [null], values: { projects: { rows: [null] } } }

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
  const content = (await getContent()).translatedTexts.get(slug)
  return article && content !== undefined ? { ...article, content } : null
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
  const ready = wanted.filter(({ slug }) => typeof bySlug.get(slug)?.content === 'string')
  const missing = wanted.length - ready.length
  if (missing > Math.max(1, wanted.length * MAX_FAILING_SHARE))
    throw new UpstreamError('articles', `gave no text for ${missing} of ${wanted.length}`)
  return ready.map(({ slug }) => slug)
}

/** Whether a listed article can be shown: its text is here, or can be read now. */
export async function canShow(slug: string): Promise<boolean> {
  const article = await findArticle(slug).catch(() => null) // what failed was logged
  return article !== null
}

/** Returns all projects in their order. */
export async function getAllProjects(): Promise<Project[]> {
  return (await getContent()).values.projects.rows
}

export async function findProject(id: number): Promise<Project | null> {
  return (await getAllProjects()).find((project) => project.id === id) ?? null
}

/** Counts the projects that follow one in the list; null for an unknown id. */
export async function findProjectPlace(id: number): Promise<number | null> {
  const projects = await getAllProjects()
  const index = projects.findIndex((project) => project.id === id)
  return index === -1 ? null : projects.length - 1 - index
}

export async function listProjects({ type, ...query }: ProjectQuery): Promise<ProjectPage> {
  return paginate.projects(ofType(await getAllProjects(), type), query)
}

/** Returns a page of projects, and the number of projects of all types. @returns null for a page past the last one */
export async function getProjectPage(
  language: Language,
  page: number,
  type?: ProjectType,
): Promise<(ProjectPage & { all: number }) | null> {
  const answer = await listProjects({ page, limit: PROJECTS_PAGE_SIZE, type })
  if (page > Math.max(1, answer.pagination.pages)) return null
  const projects = await projectsIn(language, await withStories(answer.projects))
  return { ...answer, projects, all: (await getAllProjects()).length }
}

/** Returns projects with their texts in a language. */
export async function projectsIn<T extends Pick<Project, 'id' | 'title' | 'description' | 'figure'>>(
  language: Language,
  projects: T[],
): Promise<T[]> {
  return language === 'es'
    ? projects
    : projectsInEnglish(projects, (await getContent()).values.englishProjects)
}

/** Adds the slugs and the figures of their stories to projects. */
export async function withStories(projects: Project[]): Promise<Project[]> {
  const told = await getTold()
  const slugs = slugsOf(told)
  return projects.map((project) => {
    const story = slugs.get(project.id)
    if (story === undefined) return project
    const figure = told.stories.find(({ id }) => id === project.id)?.figure
    return { ...project, story, ...(figure && { figure }) }
  })
}

/** Returns the texts of the stories; the same list while nothing has changed. */
export const getStoryTexts = async () => (await getContent()).values.stories.stories

/** Returns every story, in the order of the projects. */
export const getStories = async () => listStories(await getTold())

/** Finds the data of a story's page by its slug. */
export const getStory = async (slug: string) =>
  findStory({ ...(await getTold()), articles: await getAllArticles() }, slug)

async function getTold() {
  const { projects, stories } = (await getContent()).values
  return { projects: projects.rows, stories: stories.stories }
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

function ofType<T extends { tipo: string }>(projects: T[], type: ProjectType | undefined): T[] {
  return type ? projects.filter((project) => project.tipo === type) : projects
}
