import { decodeSegment } from '../../site/routes'
import { videoAt } from '../../markdown/videos'
import { parseUrl } from '../../text/parse-url'
import type { Placed } from './post'

const GIST = /^https:\/\/gist\.github\.com\/[\w-]+\/[\da-f]+(?=\.js)/

/**
 * Returns the address of the page that an embedded frame or script shows, which visitors can open; a link to a video
 * that stands alone is shown as its poster.
 * @returns null for anything but a web address
 */
export function embeddedPage(source: string): string | null {
  const address = source.trim().replace(/^\/\//, 'https://')
  const page = videoAt(address)?.page ?? GIST.exec(address)?.[0]
  if (page) return page
  return /^https?:\/\/[^\s<>"]+$/.test(address) ? address : null
}

/**
 * Normalises the address of a page: without scheme, `www.`, fragment and trailing slash.
 * @returns null for anything but the address of a page
 */
export function addressKey(address: string, base: string | null): string | null {
  const url = address.startsWith('#') ? null : parseUrl(address, base ?? 'http://path.invalid')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.host === 'path.invalid' ? '' : url.host.replace(/^www\./, '')
  return `${host}${decodedPath(url.pathname).replace(/\/+$/, '')}${url.pathname === '/' ? url.search : ''}`
}

/**
 * Resolves the address of a picture.
 * @returns null for a relative one without a base, and for other schemes than HTTP and data
 */
export function absoluteAddress(address: string, base: string | null): string | null {
  const url = parseUrl(address.startsWith('//') ? `https:${address}` : address, base ?? undefined)
  return url && /^(?:https?|data):$/.test(url.protocol) ? url.href : null
}

/** Lists the addresses that texts had; where several had one, that which it led to first comes first. */
export function oldAddresses(placed: Placed[]): { address: string; place: Placed }[] {
  return placed
    .flatMap((place) => place.post.addresses.map((address, rank) => ({ address, rank, place })))
    .toSorted((a, b) => a.rank - b.rank)
}

/** Decodes a path; one with a percent sign that begins no code stays as it is. */
export function decodedPath(path: string): string {
  return decodeSegment(path)?.normalize('NFC') ?? path
}
