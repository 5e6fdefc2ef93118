/** No real text is nested deeper. Conversion time grows with the square of the depth. */
const MAX_DEPTH = 150
/** Void elements, and elements that may stay unclosed. */
const LEFT_OPEN =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option|path)$/i

/** Whether elements are nested too deeply to be converted. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)\b/gi)) {
    if (LEFT_OPEN.test(name)) continue
    depth = closing ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Returns the text of HTML without parsing it. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
