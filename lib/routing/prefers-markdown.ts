/** An element of an Accept header (RFC 9110, 12.5.1), or an empty one, up to the next: its type and parameters. */
const RANGE =
  /(?:([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)((?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"(?:[^"\\]|\\.)*"))*))?\s*(?:,\s*|$)/y
const QUOTED = /"(?:[^"\\]|\\.)*"/g
const QUALITY = /;\s*q=([^;\s]*)/i
const VALID_QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * Whether an Accept header asks for Markdown by its name, and at least as much as for HTML. Browsers and crawlers, which
 * name HTML or anything, get HTML; so does whoever sends a header that can't be read.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const qualities = readAccept(accept?.trim() ?? '')
  const markdown = qualities?.get('text/markdown') ?? 0
  const html = qualities?.get('text/html') ?? qualities?.get('text/*') ?? qualities?.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

/** The qualities of the types of an Accept header; null for a malformed one. */
function readAccept(accept: string): Map<string, number> | null {
  const qualities = new Map<string, number>()
  for (let at = 0; at < accept.length; at = RANGE.lastIndex) {
    RANGE.lastIndex = at
    const [, type, parameters = ''] = RANGE.exec(accept) ?? []
    if (RANGE.lastIndex === 0) return null
    const given = QUALITY.exec(parameters.replace(QUOTED, ''))?.[1] ?? '1'
    if (!VALID_QUALITY.test(given)) return null
    const name = type?.toLowerCase() ?? ''
    qualities.set(name, Math.max(Number(given), qualities.get(name) ?? 0))
  }
  return qualities
}
