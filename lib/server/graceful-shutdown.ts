import type { Server } from 'node:http'
import { stopDelivery } from '../contact/messages'

const EVERY_MS = 50

/**
 * Makes SIGTERM end the process promptly. Next closes the server, completes running requests, and then waits for idle
 * keep-alive connections to end. These are closed as soon as they are idle, so that the process exits at once. A mail in
 * transit is awaited too: if aborted, it might have reached the owner's mailbox and would be sent again.
 */
export function shutDownGracefully(server: Server): void {
  const close = server.close.bind(server)
  // Next calls this method, and ends the process in its callback.
  server.close = (done) => {
    const closing = setInterval(() => server.closeIdleConnections(), EVERY_MS)
    const stopped = stopDelivery()
    return close((error) => {
      clearInterval(closing)
      void stopped.finally(() => done?.(error))
    })
  }
}
