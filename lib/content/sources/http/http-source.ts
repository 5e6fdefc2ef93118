import 'server-only'
import { createScanner } from 'jsonc-parser'
import { CONTRACT_MAX_LIMIT } from '../../../site/constants'
import { log } from '../../../site/log'
import { singleSpaces } from '../../../text/folding'
import { type FetchLimits, FetchFailure, fetchText } from '../../../site/fetch-text'
import { contentHash } from '../../snapshot'
import { InvalidDataError, UpstreamError } from '../../errors'
import { type Origin, parseArticle, parsePagination, parseProject } from '../../parse'
import { isRecord, readText } from '../../../validation/read-values'
import type { SkippedRow } from '../../types'
import type { ContentSource, ListPage } from '../../content-source'

type Ask = (endpoint: string) => Promise<Envelope>

/** How the pagination of each list names its counts. */
const ARTICLES = { page: 'current_page', pages: 'total_pages', total: 'total_items' }
const PROJECTS = { page: 'page', pages: 'pages', total: 'total' }

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
  /** Reads a page; a row that can't be shown is skipped and named, so that the rest of the list remains usable. */
  async function readPage<Row>(
    list: 'articles' | 'projects',
    page: number,
    { parse, counts }: { parse: (row: unknown, origin: Origin) => Row | null; counts: typeof ARTICLES },
  ): Promise<ListPage<Row>> {
    const endpoint = `${base}/api/portfolio/${list}.php?page=${page}&limit=${CONTRACT_MAX_LIMIT}`
    const origin = { endpoint, root: base }
    const data = dataOf(endpoint, await ask(endpoint))
    const sent = data[list]
    if (!Array.isArray(sent)) throw new InvalidDataError(endpoint, `data.${list}`, 'a list', sent)
    const read = { rows: [] as Row[], received: [] as string[], skipped: [] as SkippedRow[] }
    for (const row of sent as unknown[]) {
      const { id, title } = isRecord(row) ? row : { id: null, title: null }
      const key = readText(id) ?? `row ${contentHash(JSON.stringify(row) ?? '')}`
      read.received.push(key)
      try {
        const shown = parse(row, origin)
        if (shown) read.rows.push(shown)
      } catch (error) {
        if (!(error instanceof InvalidDataError)) throw error
        read.skipped.push({ id: key, title: readText(title, 120), field: error.field, reason: error.reason })
      }
    }
    return { ...read, ...parsePagination(data.pagination, counts, origin) }
  }

  return {
    name: base,
    isLocal: false,
    listArticles: (page) => readPage('articles', page, { parse: parseArticle, counts: ARTICLES }),

    async findArticle({ id, slug }) {
      const endpoint = `${base}/api/portfolio/articles.php?id=${id}`
      const answer = await ask(endpoint)
      // A server without the API responds 404 too, but without its envelope.
      if (answer.status === 404 && !answer.success) return null
      const data = dataOf(endpoint, answer)
      const article = parseArticle(data, { endpoint, root: base })
      if (!article) return null
      const { content } = article
      if (content === null) throw new InvalidDataError(endpoint, 'content', 'a text', data.content)
      return article.slug === slug ? { ...article, content } : null
    },

    // The API lists published articles only, and responds 404 for the others.
    listDrafts: async () => null,
    listProjects: (page) => readPage('projects', page, { parse: parseProject, counts: PROJECTS }),
  }
}

function dataOf(endpoint: string, { status, success, message, data }: Envelope): Record<string, unknown> {
  if (status === 404) throw new UpstreamError(endpoint, 'answered 404')
  if (!success) throw new UpstreamError(endpoint, `success is false (${message ?? 'no message'})`)
  if (!isRecord(data)) throw new InvalidDataError(endpoint, 'data', 'an object', data)
  return data
}

/** The envelope of the contract, its `data` not validated yet. */
export type Envelope = { status: number; success: boolean; message: string | null; data: unknown }

/**
 * Requests an endpoint of the upstream API and parses its envelope.
 * @returns also envelopes with `success: false` and a status below 400, and 404: the caller interprets them
 * @throws UpstreamError or InvalidDataError naming the endpoint
 */
export async function fetchEnvelope(endpoint: string, limits?: FetchLimits): Promise<Envelope> {
  const asked = fetchText(endpoint, { accept: 'application/json' }, limits)
  const { status, text, location } = await asked.catch((error: unknown) => {
    throw error instanceof FetchFailure ? new UpstreamError(endpoint, error.message, { cause: error }) : error
  })
  if (status >= 300 && status < 400)
    throw new UpstreamError(endpoint, `redirected (${status}) to ${location ?? 'nowhere'}`)
  if (status >= 400 && status !== 404) throw new UpstreamError(endpoint, `answered ${status}`)
  const { success, message, data } = parseJson(endpoint, text)
  return { status, success, message: readText(message), data }
}

/** Parses JSON that PHP warnings may surround; each kind of warning is logged once for each endpoint. */
function parseJson(endpoint: string, text: string): FoundEnvelope['envelope'] {
  if (!text.trim()) throw new UpstreamError(endpoint, 'the answer is empty')
  const found = findEnvelopes(text)
  if (found.length > 1) throw new InvalidDataError(endpoint, 'body', 'one answer', `${found.length} of them`)
  const [answer] = found
  if (!answer)
    throw new InvalidDataError(endpoint, 'body', 'complete JSON with success in it', text.slice(0, 80))
  if (answer.noise) reportNoise(endpoint, answer.noise)
  return answer.envelope
}

const reported = new Set<string>()
const MAX_REPORTED = 1_000

function reportNoise(endpoint: string, noise: string): void {
  const kind = `${endpoint.replace(/\?.*$/, '')} ${noise.replace(/\d+/g, '')}`
  if (reported.has(kind) || reported.size >= MAX_REPORTED) return
  reported.add(kind)
  log('warn', 'portfolio.noise', { endpoint, cause: `around the JSON stands: ${noise.slice(0, 200)}` })
}

type Body = Record<string, unknown> & { success: boolean }
/** @param noise the text around the object, trimmed; empty when there is none */
type FoundEnvelope = { envelope: Body; noise: string }

/** Maximum number of opening braces to try; PHP warnings don't contain more. */
const MAX_PLACES = 500

/**
 * Finds the complete JSON objects with a `success` property in a text with warnings before, between and after them;
 * the warnings may contain braces.
 */
export function findEnvelopes(text: string): FoundEnvelope[] {
  const whole = parse(text)
  if (isEnvelope(whole)) return [{ envelope: whole, noise: '' }]
  const found: { envelope: Body; start: number; end: number }[] = []
  let places = 0
  for (let start = text.indexOf('{'); start !== -1 && places < MAX_PLACES; places += 1) {
    const end = endOfObject(text, start)
    const value = end === null ? null : parse(text.slice(start, end))
    if (end !== null && isEnvelope(value)) found.push({ envelope: value, start, end })
    // A complete object is skipped as a whole, as objects inside it are its data.
    start = text.indexOf('{', end !== null && isRecord(value) ? end : start + 1)
  }
  return found.map(({ envelope, start, end }) => {
    const around = `${text.slice(0, start)} ${text.slice(end)}`
    return { envelope, noise: singleSpaces(around) }
  })
}

function isEnvelope(value: unknown): value is Body {
  return isRecord(value) && typeof value.success === 'boolean'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The end of the object that begins at `start`; null when it is incomplete. */
function endOfObject(text: string, start: number): number | null {
  const scanner = createScanner(text)
  scanner.setPosition(start)
  for (let depth = 0; ;) {
    scanner.scan()
    const sign = text[scanner.getTokenOffset()]
    if (sign === undefined) return null
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return scanner.getPosition()
  }
}
