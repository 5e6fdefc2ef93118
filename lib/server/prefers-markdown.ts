/**
 * Matches one element of an Accept header (RFC 9110, 12.5.1), possibly empty, with its separator: type and parameters.
 */
const RANGE =
  /(?:([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)((?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"(?:[^"\\]|\\.)*"))*))?\s*(?:,\s*|$)/y
const QUOTED = /"(?:[^"\\]|\\.)*"/g
const QUALITY = /;\s*q=([^;\s]*)/i
const VALID_QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * Whether an Accept header names Markdown explicitly, with at least the weight of HTML. Browsers and crawlers, which
 * name HTML or any type, get HTML. So does a client with a malformed header.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const qualities = readAccept(accept?.trim() ?? '')
  const markdown = qualities?.get('text/markdown') ?? 0
  const html = qualities?.get('text/html') ?? qualities?.get('text/*') ?? qualities?.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

/** Parses the weights of the types in an Accept header; null for a malformed one. */
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
