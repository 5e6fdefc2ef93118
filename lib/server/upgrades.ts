import { Server } from 'node:http'

/**
 * Ignores requests to upgrade to another protocol (`Upgrade: h2c` of curl --http2 and of Java, `websocket`), and
 * handles them as normal requests (RFC 9110, 7.8). Node does so for a server without listeners for upgrades. Next
 * registers one, for `npm run dev`. It closes such a connection without a response, or leaves it open indefinitely, so
 * that the process would never exit.
 *
 * Patches `listenerCount` of all HTTP servers in the process: Next exposes its server only with a request, and an
 * upgrade isn't one.
 */
export function ignoreUpgrades(): void {
  const { listenerCount } = Server.prototype
  Server.prototype.listenerCount = function countListeners(this: Server, event, ...rest) {
    return event === 'upgrade' ? 0 : listenerCount.call(this, event, ...rest)
  }
}
