import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'undici'

const TIMEOUT_MS = 60_000

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Requests a path from the running site under its public host name, so that it responds as it would in public.
 * @param base address to connect to @param target path and query @param more further headers
 */
export async function askSite(
  base: string,
  target: string,
  host: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const { statusCode, headers, body } = await request(base + target, {
    headers: { host, ...more },
    // No keep-alive: the server would close an idle connection while this process renders a picture.
    reset: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) }
}
