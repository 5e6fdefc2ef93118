import type { Element, Root } from 'hast'
import { textOf } from './text-of'

/** Some thirteen thousand words: longer than any article, short enough to be rendered within a second. */
export const MAX_CHARACTERS = 80_000
/** Each row of a table and each item of a list is a line, and costs more than its characters. */
const MAX_LINES = 4_000
/** Quotes in quotes and lists in lists beyond this are nobody's text, and would run the renderer out of stack. */
const MAX_DEPTH = 60
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])){${MAX_DEPTH},}`, 'gm')

/** A text as far as it is rendered. @returns whole false when it was cut, at the end of a line */
export function withinLimits(text: string): { text: string; whole: boolean } {
  const level = text.replace(DEEP_LINE, '')
  const end = Math.min(endOfCharacters(level), endOfLines(level))
  return { text: level.slice(0, end), whole: end === level.length }
}

function endOfCharacters(text: string): number {
  if (text.length <= MAX_CHARACTERS) return text.length
  const end = text.lastIndexOf('\n', MAX_CHARACTERS)
  return end > 0 ? end : MAX_CHARACTERS
}

function endOfLines(text: string): number {
  let end = -1
  for (let line = 0; line < MAX_LINES; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text.length
  }
  return end
}

/** What is nested too deep becomes the text that it holds. */
export function rehypeMaxDepth() {
  return (tree: Root) => flatten(tree, 0)
}

function flatten(parent: Root | Element, depth: number): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (depth < MAX_DEPTH) flatten(child, depth + 1)
    else child.children = [{ type: 'text', value: textOf(child) }]
  }
}
