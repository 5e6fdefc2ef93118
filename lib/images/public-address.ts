import 'server-only'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IPv6 global unicast; ipaddr.js knows the special-purpose blocks within it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** The deprecated IPv4-compatible form (RFC 4291), which ipaddr.js takes for IPv4-mapped; it isn't routed. */
const IPV4_COMPATIBLE = /^::\d+\./

/** The prefix under which a network without IPv4 reaches it: the last 32 bits are the IPv4 address (RFC 6052, 2.1). */
const TRANSLATED = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * Whether an IP address is public: unicast, and not loopback, private, link-local, reserved or a tunnel that could
 * lead to such an address. An IPv4-mapped or translated address is treated as its IPv4 address.
 * @param address in canonical notation; other spellings of IPv4 (octal, hexadecimal, one number) and zone ids, which
 *   only local addresses need, are refused
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%') || IPV4_COMPATIBLE.test(address)) return false
  const parsed = reached(ipaddr.process(address))
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}

function reached(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4 || !address.match(TRANSLATED)) return address
  return new ipaddr.IPv4(address.toByteArray().slice(12))
}
