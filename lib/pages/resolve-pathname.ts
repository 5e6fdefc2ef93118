import { topicRoutes } from '../articles/routes'
import { slugOfTitle } from '../projects/project'
import { slugsOf } from '../projects/story-pages'
import { findSeries, findTag, yearsOf } from '../articles/topics'
import { ARTICLES_PAGE_SIZE, PROJECTS_PAGE_SIZE, ARCHIVE_PAGE_MAX } from '../site/constants'
import type { Language } from '../site/language'
import { readSlug } from '../content/parse'
import type { Snapshot } from '../content/snapshot'
import {
  contactRoutes,
  routes,
  localPath,
  readLocalPath,
  decodeSegment,
  readArticlesPath,
} from '../site/routes'
import { readProjectsPath, projectCardPath, storyPath } from '../projects/views'
import { slugOf } from '../text/folding'
import { hasText, isFixedText, pageOfRoute } from './site-segments'
import { PROJECT_TYPES, type Project, RESERVED_SLUGS } from '../content/types'

const LIST_PAGE = new RegExp(`^(/articles|/project(?:/(?:${PROJECT_TYPES.join('|')}))?)/page/([1-9]\\d*)$`)

/**
 * Parses the path of a page of a list, whether or not the list has that many pages.
 * @returns list and page number; null for any other path. A page number is digits without leading zeros
 */
function readListPage(path: string): { list: string; page: number } | null {
  const [, list, digits] = LIST_PAGE.exec(path) ?? []
  return list === undefined ? null : { list, page: Number(digits) }
}

/**
 * The result for a path: an existing page, the text of one as Markdown, a missing article, a redirect to the
 * canonical path, or an unknown path.
 */
type Destination = 'page' | 'markdown' | 'no-article' | CanonicalRedirect | 'unknown'

/** A redirect to the canonical path. It is temporary past the end of a list, as that page may exist later. */
export type CanonicalRedirect = { location: string; status: 301 | 307 }

const ARTICLE = /^\/article\/([^/]+)$/
const MARKDOWN = /\.md$/
/** The path of the contact form for a message about an article. */
const REPLY = RegExp(`^${contactRoutes.reply('')}([^/]+)$`)

/**
 * Resolves a path in the content, so that a path without a page is neither rendered nor requested from the source.
 * @param path percent-encoded, without query
 */
export function resolvePathname(path: string, content: Snapshot): Destination {
  const destination = resolveSpelling(path, content)
  const lower = path.toLowerCase()
  if (lower === path || (destination !== 'unknown' && destination !== 'no-article')) return destination
  const isKnown = !['unknown', 'no-article'].includes(String(resolveSpelling(lower, content)))
  return isKnown ? { location: lower, status: 301 } : destination
}

/** Resolves a path as it is written. */
function resolveSpelling(path: string, content: Snapshot): Destination {
  // Under `next start -H 127.0.0.1` a rewrite arrives as a second request, so its target must resolve too.
  const rewritten = pageOfRoute(path)
  if (rewritten !== null) {
    const exists = isFixedText(rewritten) || resolveSpelling(rewritten, content) === 'page'
    return exists && hasText(rewritten) ? 'page' : 'unknown'
  }
  const local = readLocalPath(path)
  if (local.language === 'en') return resolveEnglish(local.path, content)
  const findSlug = (name: string) => firstSlug(name, content.bySlug, content.spellings)
  const article = resolveArticle(path, 'es', findSlug) ?? resolveReply(path, 'es', findSlug)
  if (article) return article
  const part = resolveSelection(path, content) ?? resolveStory(path, content)
  if (part) return part
  const numbered = readListPage(path)
  if (numbered?.page === 1) return { location: numbered.list, status: 301 }
  if (hasListPage(path, content)) return 'page'
  return numbered ? { location: numbered.list, status: 307 } : 'unknown'
}

/**
 * Resolves a path below /en: a translated article, its contact form, or a view of the gallery. Any other is unknown,
 * and leads to the English home page.
 * @param path of the Spanish page
 */
function resolveEnglish(path: string, content: Snapshot): Destination {
  const findSlug = (name: string) => firstSlug(name, content.translatedTexts, content.spellings)
  const article = resolveArticle(path, 'en', findSlug) ?? resolveReply(path, 'en', findSlug)
  if (article) return article
  const list = readListPage(path)
  if (!readProjectsPath(list?.list ?? path)) return 'unknown'
  const result = resolvePathname(path, content)
  return typeof result === 'object' ? { ...result, location: localPath('en', result.location) } : result
}

/**
 * Returns the slug of the article that a path segment identifies: as written, else in lower case, else with the capitals of
 * an article's own slug; null without one.
 */
function firstSlug(
  name: string,
  slugs: ReadonlyMap<string, unknown>,
  byLowerCase: ReadonlyMap<string, string>,
): string | null {
  const spellings = [name, name.toLowerCase()].map(readSlug)
  const own = byLowerCase.get(spellings[1] ?? '')
  return [...spellings, own].find((slug) => slug && slugs.has(slug)) ?? null
}

/**
 * Resolves an article, or its Markdown. Each has one canonical path: spaces around a slug, other capitals or another
 * Unicode form of an accent redirect to it.
 */
function resolveArticle(
  path: string,
  language: Language,
  find: (name: string) => string | null,
): Destination | null {
  const segment = ARTICLE.exec(path)?.[1]
  if (segment === undefined) return null
  const name = decodeSegment(segment) ?? ''
  const slug = find(name)
  if (slug !== null)
    return slug === name ? 'page' : { location: localPath(language, routes.article(slug)), status: 301 }
  const withoutEnding = name.replace(MARKDOWN, '')
  if (withoutEnding !== name && find(withoutEnding) === withoutEnding) return 'markdown'
  return language === 'es' ? 'no-article' : 'unknown'
}

/** Resolves the contact form for a message about an article. For an unknown article it redirects to the plain form. */
function resolveReply(
  path: string,
  language: Language,
  find: (name: string) => string | null,
): Destination | null {
  const segment = REPLY.exec(path)?.[1]
  if (segment === undefined) return null
  const name = decodeSegment(segment) ?? ''
  const slug = find(name)
  if (slug === name) return 'page'
  const location = slug === null ? routes.contact : contactRoutes.reply(slug)
  return { location: localPath(language, location), status: slug === null ? 307 : 301 }
}

function hasListPage(path: string, { articles, values }: Snapshot): boolean {
  const articlePage = readArticlesPath(path)
  if (articlePage !== null) return articlePage <= pagesOf(articles, ARTICLES_PAGE_SIZE)
  const view = readProjectsPath(path)
  if (!view) return false
  const projects = values.projects.rows.filter(({ tipo }) => !view.type || tipo === view.type)
  return view.page <= pagesOf(projects, PROJECTS_PAGE_SIZE)
}

function pagesOf(all: readonly unknown[], size: number): number {
  return Math.max(1, Math.ceil(all.length / size))
}

/**
 * Paths whose existence depends on content. Each is resolved before its page is rendered or served from memory. Pages
 * of other paths exist whatever the content is.
 */
const LOOKED_UP =
  /^\/(?:(?:en\/)?(?:article|project)|articles|markdown|contacto\/articulo|en\/contact\/article|etiqueta|preview|serie)\//

/** Whether a path has to be resolved by ./resolve-pathname.ts. */
export function isLookedUp(pathname: string): boolean {
  return LOOKED_UP.test(pathname)
}

const TAG = /^\/etiqueta\/([^/]+)(\/rss\.xml)?$/
const SERIES = /^\/serie\/([^/]+)$/
const ARCHIVE = /^\/articles\/archivo(?:\/(\d{4}))?$/

/**
 * Resolves the path of a tag, a series or the archive. Another spelling of a name redirects to its canonical path.
 * @returns null for any other path, and for a tag, series or year that doesn't exist
 */
function resolveSelection(path: string, content: Snapshot): 'page' | CanonicalRedirect | null {
  const { articles, values } = content
  const [, tag, feed] = TAG.exec(path) ?? []
  if (tag !== undefined)
    return resolveName(
      tag,
      (slug) => findTag({ articles }, slug),
      feed ? topicRoutes.tagFeed : topicRoutes.tag,
    )
  const [, series] = SERIES.exec(path) ?? []
  if (series !== undefined) {
    const listing = { articles, series: values.series }
    return resolveName(series, (slug) => findSeries(listing, slug), topicRoutes.series)
  }
  const archive = ARCHIVE.exec(path)
  return archive && resolveYear(archive[1], content)
}

function resolveName(
  segment: string,
  find: (slug: string) => object | null,
  route: (slug: string) => string,
) {
  const name = decodeSegment(segment)
  const slug = name === null ? '' : slugOf(name)
  if (!slug || !find(slug)) return null
  return slug === name ? 'page' : ({ location: route(slug), status: 301 } as const)
}

/** A year has its own page only if a single page for all years would be too long. */
function resolveYear(year: string | undefined, { articles }: Snapshot) {
  if (year === undefined) return 'page'
  if (!yearsOf(articles).some((one) => one.year === year)) return null
  return articles.length > ARCHIVE_PAGE_MAX
    ? 'page'
    : ({ location: `${topicRoutes.archive()}#${year}`, status: 307 } as const)
}

const STORY = /^\/project\/([^/]+)$/

/**
 * Resolves the path of a project's story. Another spelling redirects to the canonical path, and a project without a
 * story to its card.
 * @returns null for any other path, and for a project that doesn't exist
 */
function resolveStory(
  path: string,
  { values }: Pick<Snapshot, 'values'>,
): 'page' | 'markdown' | CanonicalRedirect | null {
  const name = decodeSegment(STORY.exec(path)?.[1] ?? '')
  if (!name || RESERVED_SLUGS.includes(name)) return null
  const projects = values.projects.rows
  const slugs = new Set(slugsOf({ projects, stories: values.stories.stories }).values())
  const own = slugOf(name)
  if (slugs.has(own)) return own === name ? 'page' : { location: storyPath(own), status: 301 }
  const asMarkdown = /^(.+)\.md$/.exec(name)?.[1] ?? ''
  if (slugs.has(asMarkdown)) return 'markdown'
  return cardOf(projects, slugOf(asMarkdown) || own)
}

/** Redirects to the card of a project, on the page of the unfiltered list. */
function cardOf(projects: Project[], slug: string): CanonicalRedirect | null {
  const index = projects.findIndex(({ title }) => slugOfTitle(title) === slug)
  const project = projects[index]
  return project ? { location: projectCardPath(project.id, index), status: 307 } : null
}
