import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkBareAddresses } from './bare-addresses'
import { type Report, remarkLimits } from './limits'
import { remarkMath } from './math/math-syntax'

/** The parser of all texts: GitHub-flavoured Markdown with formulas, within limits. */
export function markdownReader(characters: number, report: Report) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkBareAddresses)
    .use(remarkMath)
    .use(remarkLimits, { characters, report })
}

/** Parses Markdown into a tree with positions. @param report called for a limit that the text exceeds */
export function readMarkdown(text: string, report: Report = () => undefined): Root {
  return markdownReader(text.length, report).parse(text)
}
