import type { Root } from 'mdast'
import type { Construct, Extension } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { visit } from 'unist-util-visit'
import { remarkMath } from './math/math-syntax'

/** A construct that consumes a line of a paragraph without looking for syntax in it. */
const plainLine: Construct = {
  name: 'plainLine',
  tokenize(effects, ok) {
    return function start(code) {
      effects.enter('data')
      effects.consume(code)
      return function inside(next) {
        if (next !== null && next > LAST_LINE_END) {
          effects.consume(next)
          return inside
        }
        effects.exit('data')
        return ok(next)
      }
    }
  },
}

/** micromark's codes for line ends are lower than those of all other characters. */
const LAST_LINE_END = -3
const ASCII = 128
const everyCode = Array.from({ length: ASCII - LAST_LINE_END }, (_, index) => LAST_LINE_END + 1 + index)
const plainLines: Extension = {
  text: { null: [plainLine], ...Object.fromEntries(everyCode.map((code) => [code, plainLine])) },
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkBlocks)

/** A remark plugin that skips the content of paragraphs, whose parsing is most of the work. */
function remarkBlocks(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), plainLines]
  data.fromMarkdownExtensions = []
}

/**
 * Finds blocks of code and of HTML, in which Markdown has no meaning. Takes linear time, except for nested quotes and
 * lists, which the caller limits.
 * @returns start and end offset of each block, in order
 */
export function literalBlocks(text: string): [start: number, end: number][] {
  const found: [number, number][] = []
  visit(reader.parse(text) as Root, (node) => {
    const { start, end } = node.position ?? {}
    if (node.type !== 'code' && node.type !== 'html') return
    if (start?.offset !== undefined && end?.offset !== undefined) found.push([start.offset, end.offset])
  })
  return found
}
