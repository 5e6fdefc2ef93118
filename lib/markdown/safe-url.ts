const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Whether a link in an article is allowed (SPEC §5): http, https, mailto, tel, or no scheme at all (relative, hash
 * and query forms).
 * @param href as written; tabs, line ends and leading control characters are ignored, as browsers do
 */
export function isSafeLink(href: string): boolean {
  const text = href.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
  const scheme = /^([^/?#:]*):/.exec(text)?.[1]
  return scheme === undefined || ALLOWED_SCHEMES.has(scheme.toLowerCase())
}
