import type { Definition, Image, Link } from 'mdast'

/** A span of a text and what replaces it. */
export type Edit = { start: number; end: number; text: string }

/** Applies edits to a text, all else of which stays as it is written. They must not overlap. */
export function edited(source: string, edits: readonly Edit[]): string {
  const kept: string[] = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    kept.push(source.slice(at, start), text)
    at = end
  }
  return kept.join('') + source.slice(at)
}

/** Returns where the address of a part of a Markdown text begins; -1 for one that is written with escaped characters. */
export function addressOffset(source: string, node: Link | Image | Definition): number {
  const [start, end = 0] = [node.position?.start.offset, node.position?.end.offset]
  const label = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
  const mark = source.indexOf(node.type === 'definition' ? ']:' : '](', label ?? start)
  const at = mark < 0 ? -1 : source.indexOf(node.url, mark + 2)
  return at < end ? at : -1
}
