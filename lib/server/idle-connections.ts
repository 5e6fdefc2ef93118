import type { Server } from 'node:http'

/**
 * For how long a connection that nobody uses stays open, in milliseconds; Node's own five seconds are too few. A proxy must be
 * the first to close one: a message that it sends on a connection which the site closes at that moment is lost (502), because
 * only requests that change nothing are sent again. nginx keeps connections for 60 s.
 */
export const IDLE_MS = 75_000

export function keepIdleConnections(server: Server): void {
  server.keepAliveTimeout = Math.max(server.keepAliveTimeout, IDLE_MS)
}
