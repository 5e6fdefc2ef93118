import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkMath } from './math/math-syntax'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath)

/** Parses Markdown by the owner into a tree, with formulas, without the limits of a page. */
export function readMarkdown(text: string): Root {
  return reader.parse(text)
}
