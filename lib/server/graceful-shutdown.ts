import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const REQUEST_STARTS = 'http.server.request.start'
const EVERY_MS = 50

/**
 * Told to end, Next takes no new connection, answers what is in flight and then waits for connections that visitors
 * keep open for later. Those are closed as soon as nothing is asked over them, so that the process ends at once.
 */
export function shutDownGracefully(): void {
  const remember = (message: unknown): void => {
    unsubscribe(REQUEST_STARTS, remember)
    const { server } = message as { server: Server }
    const close = () => setInterval(() => server.closeIdleConnections(), EVERY_MS)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close)
  }
  subscribe(REQUEST_STARTS, remember)
}
