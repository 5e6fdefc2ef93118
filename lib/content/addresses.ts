import { parseUrl } from '../text/parse-url'

/**
 * Resolves an image path of the contract to a URL.
 * @param value `../../Assets/x.png`, `Assets/x.png`, `/Assets/x.png`, an absolute URL, or nothing
 * @param root base of relative paths: the upstream's base, or `''` for this site's own root
 * @returns an absolute http(s) URL, or a root-relative path when the root is this site; null for no value and for
 *   every other scheme. Spaces and accents are percent-encoded, letter case is kept. Credentials are removed, as the
 *   URL is published.
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
 * Validates a link of a project card.
 * @returns the URL when it is http or https, otherwise null
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
