const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])
const SCHEME = /^[^/?#:]*(?=:)/

/**
 * Whether a link in an article is allowed (SPEC §5): http, https, mailto, tel, or no scheme at all (relative, hash
 * and query forms).
 * @param href as written; tabs, line ends and leading control characters are ignored, as browsers do
 */
export function isSafeLink(href: string): boolean {
  const scheme = SCHEME.exec(withPlainScheme(href))?.[0]
  return scheme === undefined || ALLOWED_SCHEMES.has(scheme)
}

/**
 * Normalises an address as browsers do: no tabs or line ends, no white space around it, the scheme in lower case
 * (`Https://` becomes `https://`).
 */
export function withPlainScheme(address: string): string {
  return address
    .replace(/[\t\n\r]/g, '')
    .replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
    .replace(SCHEME, (scheme) => scheme.toLowerCase())
}
