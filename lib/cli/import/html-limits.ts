/** HTML that is nested deeper is nobody's text; to convert it takes the square of its depth. */
const MAX_DEPTH = 150
/** Elements without a content, and those that may be left open. */
const LEFT_OPEN =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option|path)$/i

/** Whether elements are nested beyond what is read. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)\b/gi)) {
    if (LEFT_OPEN.test(name)) continue
    depth = closing ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** The words of HTML that isn't parsed. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
