import type { Nodes } from 'hast'

/** The plain text within a piece of HTML, however deep it is nested. */
export function textOf(node: Nodes): string {
  const texts: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'text') texts.push(next.value)
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return texts.join('')
}
