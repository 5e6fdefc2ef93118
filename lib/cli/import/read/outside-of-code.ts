import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../parse-markdown'

/** Changes a Markdown text everywhere except in code, which is literal. */
export function outsideOfCode(markdown: string, change: (text: string) => string): string {
  const code: [start: number, end: number][] = []
  visit(parseMarkdown(markdown), (node: Nodes) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    const isFenced =
      node.type === 'code' && /^[`~]/.test(markdown.slice(start, start === undefined ? 0 : start + 1))
    if ((isFenced || node.type === 'inlineCode') && start !== undefined && end !== undefined)
      code.push([start, end])
  })
  let changed = ''
  let at = 0
  for (const [start, end] of code) {
    changed += change(markdown.slice(at, start)) + markdown.slice(start, end)
    at = end
  }
  return changed + change(markdown.slice(at))
}
