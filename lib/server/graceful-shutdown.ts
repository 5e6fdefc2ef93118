import type { Server } from 'node:http'

const EVERY_MS = 50

/**
 * Told to end, Next takes no new connection, answers what is in flight and then waits for connections that visitors
 * keep open for later. Those are closed as soon as nothing is asked over them, so that the process ends at once.
 */
export function shutDownGracefully(server: Server): void {
  const close = () => setInterval(() => server.closeIdleConnections(), EVERY_MS)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close)
}
