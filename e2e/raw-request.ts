import { type IncomingHttpHeaders, request } from 'node:http'

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
/** `bytes` is the body as sent, not decompressed. Status 0: the connection was closed without a response. */
export type RawAnswer = { status: number; message?: string; headers: IncomingHttpHeaders; bytes: Buffer }

/**
 * Sends a request without the normalisation that fetch applies to target and headers.
 * @param base origin to connect to
 * @param target request target: a raw path, or an absolute URL
 */
export function rawRequest(base: string, target: string, asked: Asked = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(base)
  const { method = 'GET', headers = {}, body } = asked
  return new Promise((resolve) => {
    const closed = () => resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0) })
    const call = request(
      { hostname, port, path: target, method, headers, timeout: 60_000, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', closed)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            message: response.statusMessage,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    call.on('error', closed)
    call.on('timeout', () => call.destroy())
    call.end(body)
  })
}
