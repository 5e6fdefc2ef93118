import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { isKnownEtag } from '../text/known-etag'

export type Bodies = Record<Encoding, Buffer>

/** A response that never changes for its address. */
type LastingFile = {
  headers: Record<string, string>
  etag: string
  /** Called only for responses with a body. */
  bodies: () => Promise<Bodies>
}

/** Responds to GET and HEAD with a file that browsers may cache indefinitely. */
export async function answerForGood(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: LastingFile,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD')
    return endWith(response, 405, { ...file.headers, allow: 'GET, HEAD' })
  const { etag, bodies } = file
  const found = {
    ...file.headers,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    etag,
  }
  if (isKnownEtag(headers['if-none-match'], etag)) return void response.writeHead(304, found).end()
  const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined)
  const known = await bodies()
  const body = encoding ? known[encoding] : await promisify(gunzip)(known.gzip)
  response.writeHead(200, {
    ...found,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Ends a response without a body, marked as not cacheable. */
export function endWith(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end()
}
