import 'server-only'
import { createScanner } from 'jsonc-parser'
import { CONTRACT_MAX_LIMIT } from '../../../site/constants'
import { log } from '../../../site/log'
import { singleSpaces } from '../../../text/folding'
import { type FetchLimits, type FetchedText, FetchFailure, fetchText } from '../../../site/fetch-text'
import { contentHash } from '../../snapshot'
import { InvalidDataError, UpstreamError } from '../../errors'
import { parseArticle, parsePages, parseProject } from '../../parse'
import { isRecord, readText } from '../../../validation/read-values'
import type { SkippedRow } from '../../types'
import type { ContentSource } from '../../content-source'

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
      const read = readRows(rowsOf(endpoint, 'data.articles', data.articles), (row) => {
        const article = parseArticle(row, origin)
        // A row without a text says nothing about it, unlike one whose text is empty.
        return article && { ...article, content: hasText(row) ? article.content : null }
      })
      return { ...read, pages: parsePages(data.pagination, 'total_pages', origin) }
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
      const read = readRows(rowsOf(endpoint, 'data.projects', data.projects), (row) =>
        parseProject(row, origin),
      )
      return { ...read, pages: parsePages(data.pagination, 'pages', origin) }
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
function readRows<Row>(given: unknown[], parse: (row: unknown) => Row | null) {
  const skipped: SkippedRow[] = []
  const rows = given.flatMap((row) => {
    try {
      return parse(row) ?? []
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error
      const { id, title } = isRecord(row) ? row : { id: null, title: null }
      const key = readText(id) ?? `row ${contentHash(JSON.stringify(row) ?? '')}`
      skipped.push({ id: key, title: readText(title, 120), field: error.field, reason: error.reason })
      return []
    }
  })
  return { rows, skipped }
}

/** The envelope of the contract, its `data` not validated yet. */
export type Envelope = { status: number; success: boolean; message: string | null; data: unknown }

/**
 * Requests an endpoint of the upstream API and parses its envelope.
 * @returns also envelopes with `success: false` and a status below 400, and 404: the caller interprets them
 * @throws UpstreamError or InvalidDataError naming the endpoint
 */
export async function fetchEnvelope(endpoint: string, limits?: FetchLimits): Promise<Envelope> {
  const answer = await fetchOrExplain(endpoint, limits)
  const { status, text, location } = answer
  if (status >= 300 && status < 400)
    throw new UpstreamError(endpoint, `redirected (${status}) to ${location ?? 'nowhere'}`)
  if (status >= 400 && status !== 404) throw new UpstreamError(endpoint, `answered ${status}`)
  const { success, message, data } = parseJson(endpoint, text)
  return { status, success, message: readText(message), data }
}

async function fetchOrExplain(endpoint: string, limits?: FetchLimits): Promise<FetchedText> {
  try {
    return await fetchText(endpoint, { accept: 'application/json' }, limits)
  } catch (error) {
    if (error instanceof FetchFailure) throw new UpstreamError(endpoint, error.message, { cause: error })
    throw error
  }
}

const reported = new Set<string>()

/** Parses JSON that PHP warnings may surround; they are logged once for each file of the API. */
function parseJson(endpoint: string, text: string): Body {
  if (!text.trim()) throw new UpstreamError(endpoint, 'the answer is empty')
  const found = findEnvelopes(text)
  if (found.length > 1) throw new InvalidDataError(endpoint, 'body', 'one answer', `${found.length} of them`)
  const [answer] = found
  if (!answer)
    throw new InvalidDataError(endpoint, 'body', 'complete JSON with success in it', text.slice(0, 80))
  const [file = endpoint] = endpoint.split('?')
  if (answer.noise && !reported.has(file)) {
    reported.add(file)
    log('warn', 'portfolio.noise', {
      endpoint,
      cause: `around the JSON stands: ${answer.noise.slice(0, 200)}`,
    })
  }
  return answer.envelope
}

type Body = Record<string, unknown> & { success: boolean }
/** @param noise the text around the object, trimmed; empty when there is none */
type FoundEnvelope = { envelope: Body; noise: string }

/** Where an envelope may begin: within the texts of another one quotes are escaped. */
const BEGIN = /\{\s*"success"\s*:/g

/** Finds the complete envelopes in a text with warnings before, between and after them, which may contain braces. */
export function findEnvelopes(text: string): FoundEnvelope[] {
  const whole = parse(text)
  if (whole !== undefined) return isEnvelope(whole) ? [{ envelope: whole, noise: '' }] : []
  const found: FoundEnvelope[] = []
  let from = 0
  for (const { index } of text.matchAll(BEGIN)) {
    const end = index < from ? null : endOfObject(text, index)
    const envelope = end === null ? null : parse(text.slice(index, end))
    if (end === null || !isEnvelope(envelope)) continue
    found.push({ envelope, noise: singleSpaces(`${text.slice(0, index)} ${text.slice(end)}`) })
    from = end
  }
  return found
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
