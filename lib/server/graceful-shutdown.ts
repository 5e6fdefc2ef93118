import { Server } from 'node:http'
import { stopDelivery } from '../services/messages/start-delivery'

const EVERY_MS = 50

/**
 * On SIGTERM, Next stops accepting connections, completes running requests, and then waits for idle keep-alive
 * connections to end. These are closed as soon as they are idle, so that the process exits at once. A mail under way is
 * waited for as well: cut off, it might be in the owner's mailbox and be sent again.
 *
 * It changes what all HTTP servers of the process do when they are closed: Next exposes its own only with a request, and
 * there may have been none.
 */
export function shutDownGracefully(): void {
  const { close } = Server.prototype
  // What Next calls: it ends the process when the callback is called.
  Server.prototype.close = function closeGracefully(this: Server, done) {
    const closing = setInterval(() => this.closeIdleConnections(), EVERY_MS)
    const stopped = stopDelivery()
    return close.call(this, (error) => {
      clearInterval(closing)
      void stopped.finally(() => done?.(error))
    })
  }
}
