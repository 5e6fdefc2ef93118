import 'server-only'
import { CONTRACT_MAX_LIMIT } from '../../../config/constants'
import type { FetchLimits } from '../../../services/http/fetch-text'
import { log } from '../../../config/log'
import type { ContentSource } from '../content-source'
import { InvalidDataError, isContentError, UpstreamRefusedError } from '../../errors'
import {
  parseArticle,
  parseArticlePagination,
  parseArticleSummary,
  parseProject,
  parseProjectPagination,
} from '../../parse'
import { isRecord } from '../../read-values'
import type { Article, ArticlePage, ArticleQuery, ProjectPage, ProjectQuery } from '../../types'
import { listAllArticles } from '../list-all'
import { type Envelope, fetchEnvelope } from './envelope'

/**
 * Reads the upstream API of SPEC §7. Concurrent identical calls share one request.
 *
 * The API finds an article by id only, and lists ten unless told otherwise. So the ids of all slugs come from
 * walking the list in pages of fifty, and are remembered until one of them turns out to be wrong.
 * @param base address in front of `/api/portfolio/`, without a slash at its end
 */
export function createHttpSource(base: string, limits?: FetchLimits): ContentSource {
  const inFlight = new Map<string, Promise<Envelope>>()
  const idBySlug = new Map<string, number>()

  function call(file: string, query: Record<string, string | number | undefined>): Promise<Envelope> {
    const endpoint = addressOf(base, file, query)
    const running = inFlight.get(endpoint)
    if (running) return running
    const started = fetchEnvelope(endpoint, limits).finally(() => inFlight.delete(endpoint))
    inFlight.set(endpoint, started)
    return started
  }

  async function listArticles(query: ArticleQuery): Promise<ArticlePage> {
    const origin = { endpoint: addressOf(base, 'articles.php', query), root: base }
    const data = dataOf(origin.endpoint, await call('articles.php', query))
    const articles = rowsOf(origin.endpoint, 'data.articles', data.articles).flatMap((row) => {
      const article = orSkip(() => parseArticleSummary(row, origin))
      return article ? [article] : []
    })
    for (const { slug, id } of articles) idBySlug.set(slug, id)
    return { articles, pagination: parseArticlePagination(data.pagination, origin) }
  }

  async function readDetail(id: number): Promise<Article | null> {
    const endpoint = addressOf(base, 'articles.php', { id })
    const answer = await call('articles.php', { id })
    if (answer.status === 404) return null
    const data = dataOf(endpoint, answer)
    return parseArticle(data, { endpoint, root: base })
  }

  async function findArticle(slug: string): Promise<Article | null> {
    const known = idBySlug.get(slug)
    const article = known === undefined ? null : await readDetail(known)
    if (article?.slug === slug) return article
    // Never listed so far, deleted, or its slug was changed: the list knows.
    idBySlug.delete(slug)
    const listed = (await listAllArticles(source)).articles.find((summary) => summary.slug === slug)
    const found = listed && listed.id !== known ? await readDetail(listed.id) : null
    return found?.slug === slug ? found : null
  }

  async function listProjects(query: ProjectQuery): Promise<ProjectPage> {
    const origin = { endpoint: addressOf(base, 'projects.php', query), root: base }
    const data = dataOf(origin.endpoint, await call('projects.php', query))
    const projects = rowsOf(origin.endpoint, 'data.projects', data.projects).flatMap((row) => {
      const project = orSkip(() => parseProject(row, origin))
      return project ? [project] : []
    })
    return { projects, pagination: parseProjectPagination(data.pagination, origin) }
  }

  const source = { name: base, maxLimit: CONTRACT_MAX_LIMIT, listArticles, findArticle, listProjects }
  return source
}

function addressOf(base: string, file: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `${base}/api/portfolio/${file}?${new URLSearchParams(pairs)}`
}

function dataOf(endpoint: string, { status, success, message, data }: Envelope): Record<string, unknown> {
  if (status === 404) throw new UpstreamRefusedError(endpoint, 'answered 404', status, message)
  if (!success)
    throw new UpstreamRefusedError(endpoint, `success is false (${message ?? 'no message'})`, status, message)
  if (!isRecord(data)) throw new InvalidDataError(endpoint, 'data', 'an object', data)
  return data
}

function rowsOf(endpoint: string, field: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new InvalidDataError(endpoint, field, 'a list', value)
  return value
}

/** One row that can't be shown must not take the list down with it. */
function orSkip<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch (error) {
    if (!isContentError(error)) throw error
    log('warn', 'portfolio.row-skipped', { cause: error.message })
    return null
  }
}
