import type { Server } from 'node:http'
import { stopDelivery } from '../services/messages/start-delivery'

const EVERY_MS = 50

/**
 * On SIGTERM, Next stops accepting connections, completes running requests, and then waits for idle keep-alive
 * connections to end. These are closed as soon as they are idle, so that the process exits at once. A mail under way is
 * waited for as well: cut off, it might be in the owner's mailbox and be sent again.
 */
export function shutDownGracefully(server: Server): void {
  const closeIdle = () => setInterval(() => server.closeIdleConnections(), EVERY_MS)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, closeIdle)
  const close = server.close.bind(server)
  // What Next calls: it ends the process when the callback is called.
  server.close = (done) => {
    const stopped = stopDelivery()
    return close((error) => void stopped.finally(() => done?.(error)))
  }
}
