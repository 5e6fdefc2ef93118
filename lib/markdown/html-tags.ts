/** A part of HTML source: text, or a tag with its name in lower case. */
type HtmlPart =
  | { type: 'text'; value: string; start: number }
  | { type: 'open' | 'close'; name: string; start: number }

/** Elements whose content isn't markup, or is shown verbatim. */
const VERBATIM = /^(?:pre|code|samp|kbd|script|style|textarea)$/

/**
 * Splits HTML source into text and tags, in linear time. An approximation for counting and for heuristics, not for
 * sanitising.
 * @param skipVerbatim leaves out the content of code and similar elements
 */
export function* htmlParts(html: string, skipVerbatim = false): Generator<HtmlPart> {
  const lower = skipVerbatim ? html.toLowerCase() : ''
  let at = 0
  while (at < html.length) {
    const { start, end, name, type } = nextTag(html, at)
    if (start > at) yield { type: 'text', value: html.slice(at, start), start: at }
    if (start === html.length) return
    at = end
    if (name) yield { type, name, start }
    if (!skipVerbatim || type !== 'open' || !VERBATIM.test(name)) continue
    const close = lower.indexOf(`</${name}`, end)
    at = close === -1 ? html.length : close
  }
}

type Tag = { start: number; end: number; name: string; type: 'open' | 'close' }

/** The next tag or comment; an unterminated one counts as text. */
function nextTag(html: string, from: number): Tag {
  const noTag: Tag = { start: html.length, end: html.length, name: '', type: 'open' }
  for (let start = html.indexOf('<', from); start !== -1; start = html.indexOf('<', start + 1)) {
    const found = /^<(?:(\/?)([a-z][a-z0-9-]*)|!)/i.exec(html.slice(start, start + 40))
    if (!found) continue
    const comment = html.startsWith('<!--', start)
    const close = html.indexOf(comment ? '-->' : '>', start)
    if (close === -1) return noTag
    const type = found[1] ? 'close' : 'open'
    return { start, end: close + (comment ? 3 : 1), name: found[2]?.toLowerCase() ?? '', type }
  }
  return noTag
}
