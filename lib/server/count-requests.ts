import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { countView, noteFeedReader } from '../api/counters/count-view'
import { feedOf } from '../api/counters/feed-reader'
import type { ReadHeader } from '../api/counters/is-counted'
import { MAX_REPORT_BYTES } from '../browser/view-script'
import { VIEW_PATH } from '../routing/count-routes'
import { interceptRequests } from './http-server'

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * Takes view reports before Next sees them; Next would take ten times as long for each. Also notes which feed readers
 * request a feed: feed responses are cached, so no route handler sees those requests.
 */
export function countRequests(server: Server): void {
  interceptRequests(server, (request, response, passOn) => {
    const target = request.url ?? ''
    if (target === VIEW_PATH) return takeReport(request, response)
    if (request.method === 'GET' && feedOf(target)) void noteFeedReader(target, headersOf(request))
    passOn()
  })
}

/** Every report gets the same response, counted or not; the sender waits for nothing more. */
function takeReport(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'POST') return end(response, 405, { allow: 'POST' })
  const chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MAX_REPORT_BYTES) chunks.push(chunk)
    // The rest of the body is not read.
    else if (!response.headersSent) end(response, 413, { connection: 'close' })
  })
  request.on('end', () => {
    if (response.headersSent) return
    end(response, 204)
    void countView(Buffer.concat(chunks).toString('utf8'), headersOf(request))
  })
  request.on('error', () => undefined)
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...HEADERS, ...headers }).end()
}

function headersOf({ headers }: IncomingMessage): ReadHeader {
  return (name) => headers[name]
}
