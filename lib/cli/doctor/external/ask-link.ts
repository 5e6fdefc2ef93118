import { isIP } from 'node:net'
import { type Dispatcher, request } from 'undici'
import { ImageFailure, publicOnly } from '../../../images/fetch-image'
import { isPublicAddress } from '../../../images/public-address'
import { parseUrl } from '../../../text/parse-url'

/**
 * The state of a link.
 * - `gone`: its server reports that the target does not exist.
 * - `blocked`: the server refuses automated requests, and may show the page to people.
 * - `failing`: an error that may be temporary.
 * - `private`: visitors cannot reach the address.
 */
export type Verdict = { kind: 'ok' | 'moved' | 'gone' | 'blocked' | 'failing' | 'private'; detail: string }
export type AskOptions = {
  timeoutMs?: number
  dispatcher?: Dispatcher
  mayAsk?: (hostname: string) => boolean
}

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
const BLOCKED = new Set([401, 402, 403, 406, 407, 418, 429, 430, 451, 498, 999])
const GONE = new Set([404, 410])
const NO_HEAD = new Set([400, 404, 405, 501])
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; link check of the site that links here)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'es,en;q=0.5',
}

/** Requests a URL once, following redirects. Never throws. */
export async function askLink(address: string, options: AskOptions = {}): Promise<Verdict> {
  const { timeoutMs = TIMEOUT_MS } = options
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (signal.aborted) return { kind: 'failing', detail: `no answer within ${timeoutMs / 1000} s` }
    return failureOf(error)
  }
}

async function follow(address: string, options: AskOptions, signal: AbortSignal): Promise<Verdict> {
  let url = new URL(address)
  let isMoved = true
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const { mayAsk = isPublicName, dispatcher = await publicOnly() } = options
    if (!mayAsk(url.hostname))
      return { kind: 'private', detail: `${url.hostname} is an address of a local network` }
    const { status, location, headers } = await head(url, dispatcher, signal)
    const next = status >= 300 && status < 400 && location ? parseUrl(location, url.href) : null
    if (!next) return verdictOf(status, headers, hops > 0 && isMoved ? url.href : null)
    isMoved &&= status === 301 || status === 308
    url = next
  }
  return { kind: 'failing', detail: `redirects more than ${MAX_REDIRECTS} times` }
}

type Answer = { status: number; location: string | null; headers: Record<string, unknown> }

/** Sends a HEAD request, then a GET request to servers that answer HEAD with an error. */
async function head(url: URL, dispatcher: Dispatcher, signal: AbortSignal): Promise<Answer> {
  const first = await ask(url, 'HEAD', dispatcher, signal)
  return NO_HEAD.has(first.status) || BLOCKED.has(first.status) || first.status >= 500
    ? ask(url, 'GET', dispatcher, signal)
    : first
}

async function ask(
  url: URL,
  method: 'HEAD' | 'GET',
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Answer> {
  const { statusCode, headers, body } = await request(url, { method, dispatcher, signal, headers: HEADERS })
  body.on('error', () => undefined).destroy() // the body is not needed
  const location = [headers.location].flat()[0] ?? null
  return { status: statusCode, location, headers }
}

function verdictOf(status: number, headers: Record<string, unknown>, movedTo: string | null): Verdict {
  const detail = `answers ${status}`
  const isWall =
    headers['cf-mitigated'] !== undefined ||
    (status === 503 && /cloudflare|ddos-guard/i.test(String(headers.server)))
  if (BLOCKED.has(status) || isWall) return { kind: 'blocked', detail }
  if (GONE.has(status)) return { kind: 'gone', detail }
  if (status >= 400 || status < 200) return { kind: 'failing', detail }
  return movedTo ? { kind: 'moved', detail: `has moved to ${movedTo}` } : { kind: 'ok', detail }
}

function failureOf(error: unknown): Verdict {
  const { code = '', message = String(error) } = Object(error) as { code?: string; message?: string }
  if (error instanceof ImageFailure) return { kind: 'private', detail: message }
  if (code === 'ENOTFOUND') return { kind: 'gone', detail: 'its host does not exist' }
  if (/CERT|ALTNAME|SELF_SIGNED/.test(code))
    return { kind: 'failing', detail: `has a certificate that is not valid (${code})` }
  return { kind: 'failing', detail: code || message }
}

function isPublicName(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal)) return isPublicAddress(literal)
  return literal !== 'localhost' && !/\.(?:localhost|local|internal)$/.test(literal)
}
