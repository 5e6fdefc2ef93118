import type { Server } from 'node:http'

/**
 * Ignores requests to upgrade to another protocol (`Upgrade: h2c` of curl --http2 and of Java, `websocket`), so that Node
 * handles them as normal requests (RFC 9110, 7.8). Next registers a listener for upgrades, for `npm run dev`. It closes
 * such a connection without a response, or leaves it open indefinitely, so that the process would never exit.
 */
export function ignoreUpgrades(server: Server): void {
  server.removeAllListeners('upgrade')
}
