import ipaddr from 'ipaddr.js'

/** The header by which the site's server hands a visitor's address to route handlers; see lib/server/client-address.ts. */
export const ADDRESS_HEADER = 'x-forwarded-for'

type Connection = { socketAddress: string | undefined; forwardedFor: string | undefined }

/**
 * The address of a visitor. Every proxy appends the address that it was asked from to the header, so that entries are
 * as trustworthy as the proxy that wrote them: with N proxies of the owner's the N-th from the right counts, and without one
 * the header is what a visitor made up.
 * @param trustedProxies how many proxies stand in front of the site
 * @returns '' when there is none
 */
export function clientAddress({ socketAddress, forwardedFor }: Connection, trustedProxies: number): string {
  const entries = forwardedFor === undefined || trustedProxies === 0 ? [] : forwardedFor.split(',')
  const entry = entries.at(-Math.min(trustedProxies, entries.length))
  return readAddress(entry) ?? readAddress(socketAddress) ?? ''
}

/**
 * The part of an address that limits count by: the whole of an IPv4 address, and the first 64 bits of an IPv6 one, which
 * is the smallest network that a provider hands to one customer.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`
}

/** An address in its normal form, without a port; null for anything else. */
function readAddress(text: string | undefined): string | null {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^[\]]*?))\s*$/.exec(text ?? '') ?? []
  const address = bracketed ?? plain?.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1') ?? ''
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null
}
