import { Server } from 'node:http'

/**
 * Answers a request that asks for another protocol (`Upgrade: h2c` of curl --http2 and of Java, `websocket`) as if it didn't
 * (RFC 9110, 7.8): Node does so for a server that nobody listens to for upgrades. Next does, for `npm run dev`: it ends such
 * a connection without an answer, or leaves it open for good, so that the process would never end.
 *
 * It changes what all HTTP servers of the process say of their listeners: Next exposes its own only with a request, and an
 * upgrade is none.
 */
export function ignoreUpgrades(): void {
  const { listenerCount } = Server.prototype
  Server.prototype.listenerCount = function countListeners(this: Server, event, ...rest) {
    return event === 'upgrade' ? 0 : listenerCount.call(this, event, ...rest)
  }
}
