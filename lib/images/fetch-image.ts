import 'server-only'
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { Agent, Dispatcher, Response } from 'undici'
import ipaddr from 'ipaddr.js'
import { readWithin } from '../site/fetch-text'
import { parseUrl } from '../text/parse-url'

const TIMEOUT_MS = 6_000
const MAX_BYTES = 8 * 1024 * 1024
const MAX_REDIRECTS = 3
/**
 * Includes the types that servers send for formats they don't know, as older ones do for WebP and AVIF: the signature
 * decides.
 */
const MAY_BE_IMAGE = /^(?:$|image\/|(?:application|binary)\/octet-stream\b|text\/plain\b)/

/** The error of an image that can't be fetched or used; the message is for the log. */
export class ImageFailure extends Error {
  override name = 'ImageFailure'
}

/** @param isTrusted whether the trusted host itself returned it, without a redirect */
type FetchedImage = { bytes: Buffer; type: string; isTrusted: boolean }

/**
 * Fetches an image from another host, with limits on type, size, time, redirects and addresses. Doesn't send
 * credentials in its URL: an image that requires a login isn't public.
 * @param trustedHost host (with port) that may have a private address: the upstream's own
 * @throws ImageFailure
 */
export async function fetchImage(address: string, trustedHost: string | null): Promise<FetchedImage> {
  const { fetch } = await import('undici')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    let url = new URL(address)
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const dispatcher = await dispatcherFor(url, trustedHost)
      const options = { redirect: 'manual', signal, dispatcher, headers: { accept: 'image/*' } } as const
      const response = await fetch(withoutLogin(url), options)
      const location = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || !location)
        return { ...(await readImage(response)), isTrusted: url.host === trustedHost }
      await response.body?.cancel()
      url = new URL(location, url)
    }
  } catch (error) {
    if (error instanceof ImageFailure) throw error
    if (signal.aborted) throw new ImageFailure(`no image within ${TIMEOUT_MS / 1000} s`)
    throw new ImageFailure(String(error instanceof Error ? (error.cause ?? error.message) : error))
  }
  throw new ImageFailure(`redirects more than ${MAX_REDIRECTS} times`)
}

/** Returns a URL for the log: without credentials, query and hash, which may contain secrets. */
export function withoutSecrets(address: string): string {
  const url = parseUrl(address)
  return url ? url.origin + url.pathname : address.replace(/[?#].*$/, '').replace(/\/\/[^/]*@/, '//')
}

function withoutLogin(url: URL): URL {
  return Object.assign(new URL(url), { username: '', password: '' })
}

async function readImage(response: Response) {
  const type = (response.headers.get('content-type') ?? '').toLowerCase()
  if (response.status === 200 && MAY_BE_IMAGE.test(type))
    return { type, bytes: await readWithin(response.body, MAX_BYTES) }
  await response.body?.cancel()
  throw new ImageFailure(
    response.status === 200 ? `is ${type || 'of no type'}, not an image` : `answered ${response.status}`,
  )
}

/**
 * The dispatcher for a host: the default one for the upstream's own (undefined), otherwise one limited to public
 * addresses.
 */
async function dispatcherFor(
  { protocol, host, hostname }: URL,
  trustedHost: string | null,
): Promise<Dispatcher | undefined> {
  if (!/^https?:$/.test(protocol)) throw new ImageFailure(`scheme ${protocol} is not allowed`)
  if (host === trustedHost) return undefined
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isPublicAddress(literal)) throw new ImageFailure(`${literal} is a private address`)
  return publicOnly()
}

/** Connects to the very address that was checked, which prevents DNS rebinding. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} doesn't exist`), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new ImageFailure(`${hostname} is a private address`), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

let publicAgent: Agent | undefined

/** Returns an agent that connects to public addresses only; any other connection fails with an ImageFailure. */
export async function publicOnly(): Promise<Agent> {
  const { Agent } = await import('undici')
  return (publicAgent ??= new Agent({ connect: { lookup: lookUpPublic, timeout: TIMEOUT_MS } }))
}

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
