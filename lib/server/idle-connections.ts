import type { Server } from 'node:http'

/**
 * Keep-alive timeout of idle connections, in milliseconds; Node's default of five seconds is too short. A proxy must be
 * the first to close a connection. If the site closes it just as the proxy sends a request, that request fails (502),
 * because proxies retry only requests that change nothing. nginx keeps connections for 60 s.
 */
export const IDLE_MS = 75_000

export function keepIdleConnections(server: Server): void {
  server.keepAliveTimeout = Math.max(server.keepAliveTimeout, IDLE_MS)
}
