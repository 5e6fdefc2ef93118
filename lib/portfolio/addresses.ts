import { parseUrl } from '../text/parse-url'

/**
 * Turns what the contract calls an image path into an address that can be fetched.
 * @param value `../../Assets/x.png`, `Assets/x.png`, `/Assets/x.png`, an absolute address, or nothing
 * @param root where relative paths start: the upstream's base, or `''` for this site's own root
 * @returns an absolute http(s) address, or a root-relative path when the root is this site; null for
 *   nothing and for every other scheme. Blanks and accents are percent-encoded, the letter case is kept. A name and
 *   password are left out: the address is public, as the image is.
 */
export function resolveImage(value: unknown, root: string): string | null {
  if (typeof value !== 'string' || !value.trim()) return null
  const text = value.trim().replaceAll('\\', '/')
  if (/^https?:\/\//i.test(text)) return withoutLogin(text)
  if (text.startsWith('//')) return withoutLogin(`https:${text}`)
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return null
  const path = text.replace(/^(?:\.{0,2}\/)+/, '')
  const resolved = parseAddress(`${root || 'http://site.invalid'}/${path}`)
  return root || !resolved ? resolved : resolved.slice('http://site.invalid'.length)
}

/**
 * A link a project card may carry.
 * @returns the address when it is http or https, otherwise null
 */
export function readLink(value: unknown): string | null {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value.trim())) return null
  return parseAddress(value.trim())
}

function withoutLogin(text: string): string | null {
  const url = parseUrl(text)
  return url && Object.assign(url, { username: '', password: '' }).href
}

function parseAddress(text: string): string | null {
  return parseUrl(text)?.href ?? null
}
