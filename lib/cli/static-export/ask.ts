import { type IncomingHttpHeaders, request } from 'node:http'

const TIMEOUT_MS = 60_000

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Requests a path from the running site under its public host name, so that it responds as it would in public.
 * @param base address to connect to
 * @param target path and query
 */
export function ask(base: string, target: string, host: string): Promise<Answer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const call = request(
      // No keep-alive: the server would close an idle connection while this process renders a picture.
      { hostname, port, path: target, headers: { host }, timeout: TIMEOUT_MS, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    call.on('error', reject)
    call.on('timeout', () => call.destroy(new Error(`${target} was not answered in time.`)))
    call.end()
  })
}
