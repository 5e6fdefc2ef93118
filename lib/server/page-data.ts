import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../config/log'
import { pageDataPath, readPageDataPath } from '../routing/page-data-path'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { compressed } from './compressed'
import { interceptRequests } from './http-server'
import { isKnownEtag } from './known-etag'

/** In memory: of about a thousand pages, as compressed; pages that nobody has opened count as they are. */
const MAX_BYTES = 16_000_000

const HEADERS = {
  'content-type': 'text/x-component; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding',
}
const FOR_GOOD = 'public, max-age=31536000, immutable'

type Bodies = Record<Encoding, Buffer>
type Data = { raw: Buffer } | { bodies: Bodies }

export type PageData = ReturnType<typeof createPageData>

/**
 * Serves the data with which Next's scripts take a page over, at an address that is named by its content: a page that was made
 * anew has another one, and whoever has the page from before still gets the data that belongs to it. Nothing is stored: data
 * that this process doesn't know (any more) is answered with 404, and the browser asks for the page's own as it is now, see
 * ./script-loader.ts.
 */
export function createPageData() {
  const known = new LRUCache<string, Data>({
    maxSize: MAX_BYTES,
    sizeCalculation: (data) =>
      'raw' in data ? data.raw.length + 1 : data.bodies.br.length + data.bodies.gzip.length,
  })
  const names = new WeakMap<Buffer, string>()
  const compressing = new Map<string, Promise<Bodies>>()

  /** Compressed on the first request, for all later ones. */
  function bodiesOf(name: string, data: Data): Promise<Bodies> {
    if ('bodies' in data) return Promise.resolve(data.bodies)
    const running = compressing.get(name)
    if (running) return running
    const started = compressed(data.raw)
      .then((bodies) => {
        known.set(name, { bodies })
        return bodies
      })
      .finally(() => compressing.delete(name))
    compressing.set(name, started)
    return started
  }

  async function answer(
    name: string,
    { method, headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const data = known.get(name)
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' })
    if (!data) return end(response, 404)
    const etag = `"${name}"`
    const found = { ...HEADERS, 'cache-control': FOR_GOOD, etag }
    if (isKnownEtag(headers['if-none-match'], etag)) return void response.writeHead(304, found).end()
    const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined)
    const bodies = await bodiesOf(name, data)
    const body = encoding ? bodies[encoding] : await promisify(gunzip)(bodies.gzip)
    response.writeHead(200, {
      ...found,
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(method === 'HEAD' ? undefined : body)
  }

  return {
    /** @returns the address that data is served at from now on */
    keep(data: Buffer): string {
      const name = names.get(data) ?? nameOf(data)
      names.set(data, name)
      if (!known.has(name)) known.set(name, { raw: data })
      return pageDataPath(name)
    },

    answerFor(server: Server): void {
      interceptRequests(server, (request, response, passOn) => {
        const name = readPageDataPath(request.url ?? '')
        if (name === null) return passOn()
        answer(name, request, response).catch((error: unknown) => {
          log('warn', 'page-data.failed', { cause: causeOf(error) })
          if (!response.headersSent) end(response, 500)
        })
      })
    },
  }
}

function nameOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16)
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...HEADERS, 'cache-control': 'no-store', ...headers }).end()
}
