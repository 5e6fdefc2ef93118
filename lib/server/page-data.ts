import 'server-only'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../config/log'
import { pageDataPath, readPageDataPath } from '../routing/page-data-path'
import { compressed } from './compressed'
import { interceptRequests } from './http-server'
import { answerForGood, type Bodies, endWith } from './lasting-answer'
import { contentOf } from './next-internals/page-data-content'

/** In memory, about a thousand pages when compressed; data that no visitor has requested counts uncompressed. */
const MAX_BYTES = 16_000_000

const NAME_LENGTH = 16

const HEADERS = {
  'content-type': 'text/x-component; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

type Data = { raw: Buffer } | { bodies: Bodies }

/**
 * Serves the data with which Next's scripts hydrate a page, at an address derived from its content. A regenerated page
 * with unchanged content keeps its address, and so its bytes and its ETag. A page with new content has another address,
 * and a visitor with the earlier page still gets the matching data. Nothing is stored on disk. Data that this process
 * doesn't know (any more) gets a 404. The browser then requests the page's current data instead, see
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

  /** Compresses data on its first request, and caches the result. */
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

  async function answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const data = known.get(name)
    if (!data) return endWith(response, 404, HEADERS)
    const bodies = () => bodiesOf(name, data)
    return answerForGood(request, response, { headers: HEADERS, etag: `"${name}"`, bodies })
  }

  return {
    /**
     * Stores data so that it can be served.
     * @returns the address at which it is served from now on
     */
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
          if (!response.headersSent) endWith(response, 500, HEADERS)
        })
      })
    },
  }
}

function nameOf(data: Buffer): string {
  return contentOf(data).slice(0, NAME_LENGTH)
}
