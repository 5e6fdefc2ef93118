import type { Server } from 'node:http'

const EVERY_MS = 50

/**
 * On SIGTERM, Next stops accepting connections, completes running requests, and then waits for idle keep-alive
 * connections to end. These are closed as soon as they are idle, so that the process exits at once.
 */
export function shutDownGracefully(server: Server): void {
  const close = () => setInterval(() => server.closeIdleConnections(), EVERY_MS)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close)
}
