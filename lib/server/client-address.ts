import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { env } from '../site/env'
import { NETWORK_HEADER } from '../site/constants'

const HEALTH_PATH = '/api/health'

/**
 * Names the network of every visitor who posts something, and of whoever asks for the site's health, before Next sees the
 * request, which gives no access to the connection. A header of that name which the visitor sent is replaced.
 */
export function nameNetworks(trustedProxies = env.TRUST_PROXY): void {
  subscribe('http.server.request.start', (message) => {
    const { headers, method, socket, url = '' } = (message as { request: IncomingMessage }).request
    if (method !== 'POST' && !url.startsWith(HEALTH_PATH)) return
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    headers[NETWORK_HEADER] = networkOf(socket.remoteAddress, forwardedFor, trustedProxies)
  })
}

/**
 * Determines the network of a visitor, to which limits apply: the whole of an IPv4 address, and the first 64 bits of an
 * IPv6 address, the smallest network that a provider assigns to one customer. Every proxy appends the address of its
 * client to the header, so an entry is as trustworthy as the proxy that wrote it. With N proxies of the owner, the N-th
 * entry from the right counts. Without proxies, the header is ignored, as visitors can send anything.
 * @returns '' when no address is known
 */
export function networkOf(
  socketAddress: string | undefined,
  forwardedFor: string,
  trustedProxies: number,
): string {
  const entries = trustedProxies === 0 ? [] : forwardedFor.split(',')
  const entry = entries.at(-Math.min(trustedProxies, entries.length))
  const address = parseAddress(entry) ?? parseAddress(socketAddress)
  if (address?.kind() === 'ipv6') return `${address.toByteArray().slice(0, 8).join('.')}/64`
  return address?.toString() ?? ''
}

/** Parses an address, without its port; null for anything else. */
function parseAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^[\]]*?))\s*$/.exec(text) ?? []
  const address = bracketed ?? plain?.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1') ?? ''
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}
