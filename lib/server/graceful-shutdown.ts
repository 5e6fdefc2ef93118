import { Server } from 'node:http'
import { stopDelivery } from '../contact/messages'

const EVERY_MS = 50

/**
 * Makes SIGTERM end the process promptly. Next stops accepting connections, completes running requests, and then waits
 * for idle keep-alive connections to end. These are closed as soon as they are idle, so that the process exits at once.
 * A mail in transit is awaited too: if aborted, it might have reached the owner's mailbox and would be sent again.
 *
 * Patches `close` of all HTTP servers in the process: Next exposes its server only with a request, and there may have
 * been none.
 */
export function shutDownGracefully(): void {
  const { close } = Server.prototype
  // Next calls this method, and ends the process in its callback.
  Server.prototype.close = function closeGracefully(this: Server, done) {
    const closing = setInterval(() => this.closeIdleConnections(), EVERY_MS)
    const stopped = stopDelivery()
    return close.call(this, (error) => {
      clearInterval(closing)
      void stopped.finally(() => done?.(error))
    })
  }
}
