import type { Element, Root } from 'hast'
import { LRUCache } from 'lru-cache'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { causeOf, log } from '../config/log'
import { footnotes } from './footnotes'
import { rehypeFootnoteLinks, rehypeUniqueIds } from './ids'
import { toMarkdown } from './legacy-html'
import { OverLimitError } from './limit-error'
import { remarkLimitMarks } from './limit-marks'
import { remarkLimitNodes } from './limit-nodes'
import { cutAt, type LimitedText, withinLimits } from './limits'
import { rehypeShiftHeadings } from './plugins'
import { sanitising } from './sanitise'

/** A text as sanitised HTML; whole is false where it was too long or too complex to be read to its end. */
export type ParsedText = { tree: Root; whole: boolean }

/** Nodes of all texts that are remembered: some forty articles, or two of the largest. */
const MAX_REMEMBERED_NODES = 40_000
/** Each cut leaves less than what was too much; another is needed only where the cut itself changed the meaning. */
const MAX_CUTS = 4
/** What is shown of a text that can't be parsed. */
const PLAIN_CHARACTERS = 5_000

const remembered = new LRUCache<string, ParsedText>({
  maxSize: MAX_REMEMBERED_NODES,
  sizeCalculation: ({ tree }) => countNodes(tree),
})

/**
 * Parses GitHub-flavoured Markdown, or legacy HTML, within the limits; page, feed, pictures and anchors of a text
 * all start here, and a text is parsed once for them.
 * @returns a tree that is shared: copy it before changing it. Never throws: a text that can't be parsed is shown plain
 */
export function parseText(content: string): ParsedText {
  const known = remembered.get(content)
  if (known) return known
  const parsed = parse(content)
  remembered.set(content, parsed)
  return parsed
}

/** A copy of a parsed tree, which holds nothing but JSON and is never deep. */
export function copyTree(tree: Root): Root {
  return JSON.parse(JSON.stringify(tree)) as Root
}

/** The beginning of a text as paragraphs, for texts that a step fails on. */
export function plainText(content: string, error: unknown): ParsedText {
  log('warn', 'markdown.not-rendered', { cause: causeOf(error), kept: 'the plain text' })
  const paragraphs = content.slice(0, PLAIN_CHARACTERS).split(/\n{2,}/)
  const children = paragraphs.map((value): Element => {
    return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }
  })
  return { tree: { type: 'root', children }, whole: false }
}

function parse(content: string): ParsedText {
  try {
    let source = withinLimits(toMarkdown(content.replace(/\r\n?/g, '\n')))
    for (let cuts = 0; cuts < MAX_CUTS; cuts += 1) {
      const result = parseWithin(source)
      if (!(result instanceof OverLimitError)) return result
      source = { text: cutAt(source.text, result.offset), whole: false }
    }
    throw new Error('Over the limits after every cut')
  } catch (error) {
    return plainText(content, error)
  }
}

function parseWithin({ text, whole }: LimitedText): ParsedText | OverLimitError {
  const reader = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkLimitMarks)
    .use(remarkLimitNodes)
    .use(remarkRehype, { ...footnotes, clobberPrefix: '', allowDangerousHtml: true })
    .use(sanitising())
    .use(rehypeShiftHeadings)
    .use(rehypeFootnoteLinks)
    .use(rehypeUniqueIds)
  try {
    return { tree: reader.runSync(reader.parse(text)) as Root, whole }
  } catch (error) {
    if (error instanceof OverLimitError) return error
    throw error
  }
}

function countNodes(tree: Root): number {
  let nodes = 0
  visit(tree, () => {
    nodes += 1
  })
  return nodes
}
