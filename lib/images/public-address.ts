import 'server-only'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is assigned to the public internet; ipaddr.js knows the special blocks inside it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** The deprecated form of IPv4 inside IPv6 (RFC 4291), which ipaddr.js reads as IPv4-mapped: it isn't routed anywhere. */
const IPV4_COMPATIBLE = /^::\d+\./

/**
 * Tells whether an IP address lies in the public internet: unicast, and not loopback, private, link-local, reserved
 * or a form of tunnel that could lead to such an address. An IPv4-mapped address is judged as its IPv4 address.
 * @param address in its usual form; other spellings of IPv4 (octal, hexadecimal, one number) are refused, and so are
 *   zone ids, which only addresses of a local network need
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%') || IPV4_COMPATIBLE.test(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
