import ipaddr from 'ipaddr.js'

/**
 * The header in which the site's server passes a visitor's address to route handlers; see lib/server/client-address.ts.
 */
export const ADDRESS_HEADER = 'x-forwarded-for'

type Connection = { socketAddress: string | undefined; forwardedFor: string | undefined }

/**
 * Determines the address of a visitor. Every proxy appends the address of its client to the header, so an entry is as
 * trustworthy as the proxy that wrote it. With N proxies of the owner, the N-th entry from the right counts. Without
 * proxies, the header is ignored, as visitors can send anything.
 * @param trustedProxies number of proxies in front of the site
 * @returns '' when no address is known
 */
export function clientAddress({ socketAddress, forwardedFor }: Connection, trustedProxies: number): string {
  const entries = forwardedFor === undefined || trustedProxies === 0 ? [] : forwardedFor.split(',')
  const entry = entries.at(-Math.min(trustedProxies, entries.length))
  return readAddress(entry) ?? readAddress(socketAddress) ?? ''
}

/**
 * Returns the part of an address that limits apply to: the whole of an IPv4 address, and the first 64 bits of an IPv6
 * address, the smallest network that a provider assigns to one customer.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`
}

/** Normalises an address, without its port; null for anything else. */
function readAddress(text: string | undefined): string | null {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^[\]]*?))\s*$/.exec(text ?? '') ?? []
  const address = bracketed ?? plain?.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1') ?? ''
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null
}
