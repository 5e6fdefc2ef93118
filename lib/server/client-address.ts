import type { IncomingMessage, Server } from 'node:http'
import { ADDRESS_HEADER, clientAddress } from '../api/client-address'
import { env } from '../config/env'

/**
 * Replaces the header with the visitor's address before Next sees a request. Next keeps a header that the visitor sent,
 * and gives no other access to the connection.
 */
export function nameClientAddresses(server: Server, trustedProxies = env.TRUST_PROXY): void {
  server.prependListener('request', ({ headers, socket }: IncomingMessage) => {
    const given = headers[ADDRESS_HEADER]
    const forwardedFor = Array.isArray(given) ? given.join(',') : given
    headers[ADDRESS_HEADER] = clientAddress(
      { socketAddress: socket.remoteAddress, forwardedFor },
      trustedProxies,
    )
  })
}
