import 'server-only'
import { CONTRACT_MAX_LIMIT } from '../../../site/constants'
import type { FetchLimits } from '../../fetch-text'
import { contentHash } from '../../snapshot'
import { InvalidDataError, UpstreamError } from '../../errors'
import { parseArticle, parseArticlePagination, parseProject, parseProjectPagination } from '../../parse'
import { isRecord, readText } from '../../read-values'
import type { Article, SkippedRow } from '../../types'
import type { ContentSource, Received } from '../../content-source'
import { type Envelope, fetchEnvelope } from './envelope'

type Query = Record<string, string | number | undefined>
type Ask = (endpoint: string) => Promise<Envelope>

/**
 * Creates the content source that reads the upstream API of SPEC §7. Every call sends a request; the store keeps
 * what is read.
 *
 * The API finds an article by its id only, and lists ten rows by default.
 * @param base URL in front of `/api/portfolio/`, without a trailing slash
 */
export function createHttpSource(
  base: string,
  limits?: FetchLimits,
  ask: Ask = (endpoint) => fetchEnvelope(endpoint, limits),
): ContentSource {
  const addressOf = (file: string, query: Query) => {
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return `${base}/api/portfolio/${file}?${new URLSearchParams(pairs)}`
  }

  return {
    name: base,
    isLocal: false,
    maxLimit: CONTRACT_MAX_LIMIT,

    async listArticles(query) {
      const endpoint = addressOf('articles.php', query)
      const origin = { endpoint, root: base }
      const data = dataOf(endpoint, await ask(endpoint))
      const withText = new Set<Article>()
      const { shown, ...received } = readRows(rowsOf(endpoint, 'data.articles', data.articles), (row) => {
        const article = parseArticle(row, origin)
        if (article && hasText(row)) withText.add(article)
        return article
      })
      return {
        articles: shown.map(({ content: _, ...summary }) => summary),
        // A row without a text says nothing about it, unlike one whose text is empty.
        whole: shown.filter((article) => withText.has(article)),
        pagination: parseArticlePagination(data.pagination, origin),
        ...received,
      }
    },

    async findArticle({ id, slug }) {
      const endpoint = addressOf('articles.php', { id })
      const answer = await ask(endpoint)
      // A server without the API responds 404 too, but without its envelope.
      if (answer.status === 404 && !answer.success) return null
      const data = dataOf(endpoint, answer)
      const article = parseArticle(data, { endpoint, root: base })
      if (article && !hasText(data)) throw new InvalidDataError(endpoint, 'content', 'a text', data.content)
      return article?.slug === slug ? article : null
    },

    // The API lists published articles only, and responds 404 for the others.
    listDrafts: async () => null,

    async listProjects(query) {
      const endpoint = addressOf('projects.php', query)
      const origin = { endpoint, root: base }
      const data = dataOf(endpoint, await ask(endpoint))
      const { shown, ...received } = readRows(rowsOf(endpoint, 'data.projects', data.projects), (row) =>
        parseProject(row, origin),
      )
      return { projects: shown, pagination: parseProjectPagination(data.pagination, origin), ...received }
    },
  }
}

function hasText(row: unknown): boolean {
  return isRecord(row) && typeof row.content === 'string'
}

function dataOf(endpoint: string, { status, success, message, data }: Envelope): Record<string, unknown> {
  if (status === 404) throw new UpstreamError(endpoint, 'answered 404')
  if (!success) throw new UpstreamError(endpoint, `success is false (${message ?? 'no message'})`)
  if (!isRecord(data)) throw new InvalidDataError(endpoint, 'data', 'an object', data)
  return data
}

function rowsOf(endpoint: string, field: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new InvalidDataError(endpoint, field, 'a list', value)
  return value
}

/** Parses rows; one that can't be shown is skipped and named, so that the rest of the list remains usable. */
function readRows<Row>(rows: unknown[], parse: (row: unknown) => Row | null): Received & { shown: Row[] } {
  const read = { shown: [] as Row[], received: [] as string[], skipped: [] as SkippedRow[] }
  for (const row of rows) {
    const { id, title } = isRecord(row) ? row : { id: null, title: null }
    const key = readText(id) ?? `row ${contentHash(JSON.stringify(row) ?? '')}`
    read.received.push(key)
    try {
      const shown = parse(row)
      if (shown) read.shown.push(shown)
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error
      read.skipped.push({ id: key, title: readText(title, 120), field: error.field, reason: error.reason })
    }
  }
  return read
}
