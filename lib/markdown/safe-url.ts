const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Tells whether a link of an article may stay (SPEC §5): http, https, mailto, tel, or no scheme at all
 * (relative, hash and query forms).
 * @param href as written; browsers drop tabs, line ends and leading control characters, so they don't count here
 */
export function isSafeLink(href: string): boolean {
  const text = href.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
  const scheme = /^([^/?#:]*):/.exec(text)?.[1]
  return scheme === undefined || ALLOWED_SCHEMES.has(scheme.toLowerCase())
}
