import type { Element, Root } from 'hast'
import { LRUCache } from 'lru-cache'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '../config/language'
import { causeOf, log } from '../config/log'
import { ARTICLE_WORDS } from '../copy/article-words'
import { rehypeAlerts } from './alerts'
import { remarkCodeMeta } from './code/remark-code-meta'
import { rehypeFigures } from './figures'
import { footnotesWith } from './footnotes'
import { rehypeFootnoteLinks, rehypeUniqueIds } from './ids'
import { toMarkdown } from './legacy-html'
import { remarkLimitAddresses } from './limit-addresses'
import { OverLimitError } from './limit-error'
import { remarkLimitMarks } from './limit-marks'
import { remarkLimitNodes } from './limit-nodes'
import { remarkLimitWalks } from './limit-walks'
import { cutAt, type LimitedText, withinLimits } from './limits'
import { rehypeShiftHeadings } from './plugins'
import { sanitising } from './sanitise'
import { rehypeVideos } from './videos'
import { remarkMath } from './math/math-syntax'
import { rehypeMath } from './math/rehype-math'

/**
 * A text as sanitised HTML. `whole` is false when it was cut for being too long or too complex; `beyond` is the limit
 * that it exceeded.
 */
export type ParsedText = { tree: Root; whole: boolean; beyond?: OverLimitError }

/** Size of the cache of parsed texts, in nodes: some forty articles, or two of the largest. */
const MAX_CACHED_NODES = 40_000
/** Usually one cut is enough; another is needed only where the cut itself changes how the rest is parsed. */
const MAX_CUTS = 4
/** Characters shown of a text that can't be parsed. */
const PLAIN_CHARACTERS = 5_000

const cache = new LRUCache<string, ParsedText>({
  maxSize: MAX_CACHED_NODES,
  sizeCalculation: ({ tree }) => countNodes(tree),
})

/**
 * Parses GitHub-flavoured Markdown or legacy HTML, within limits. The result is cached: page, feed, images and
 * outline share one parse.
 * @param language of the labels that the site adds, such as those of footnotes
 * @returns a shared tree: copy it before changing it. Never throws: on an error the text is shown plain
 */
export function parseText(content: string, language: Language = 'es'): ParsedText {
  const key = language === 'es' ? content : `${language}\n${content}`
  const known = cache.get(key)
  if (known) return known
  const parsed = parse(content, language)
  cache.set(key, parsed)
  return parsed
}

/** Does the same for callers that read all texts once: doesn't write to the cache, so that nothing is evicted. */
export function parseOnce(content: string): ParsedText {
  return cache.get(content) ?? parse(content, 'es')
}

/** Copies a parsed tree, which is plain JSON of limited depth. */
export function copyTree(tree: Root): Root {
  return JSON.parse(JSON.stringify(tree)) as Root
}

/** The start of a text as plain paragraphs, for a text that fails in a later step. */
export function plainText(content: string, error: unknown): ParsedText {
  log('warn', 'markdown.not-rendered', { cause: causeOf(error), kept: 'the plain text' })
  const paragraphs = content.slice(0, PLAIN_CHARACTERS).split(/\n{2,}/)
  const children = paragraphs.map((value): Element => {
    return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }
  })
  return { tree: { type: 'root', children }, whole: false }
}

function parse(content: string, language: Language): ParsedText {
  try {
    let source = withinLimits(toMarkdown(content.replace(/\r\n?/g, '\n')))
    for (let cuts = 0; cuts < MAX_CUTS; cuts += 1) {
      const result = parseWithin(source, language)
      if (!(result instanceof OverLimitError)) return result
      source = { text: cutAt(source.text, result.offset), whole: false, beyond: result }
    }
    throw new Error('Over the limits after every cut')
  } catch (error) {
    return plainText(content, error)
  }
}

function parseWithin({ text, ...limited }: LimitedText, language: Language): ParsedText | OverLimitError {
  const words = ARTICLE_WORDS[language]
  const reader = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkLimitAddresses)
    .use(remarkLimitWalks)
    .use(remarkMath)
    .use(remarkLimitMarks)
    .use(remarkLimitNodes)
    .use(remarkCodeMeta)
    .use(remarkRehype, { ...footnotesWith(words), clobberPrefix: '', allowDangerousHtml: true })
    .use(sanitising())
    .use(rehypeMath)
    .use(rehypeAlerts, { names: words.alerts })
    .use(rehypeFigures)
    .use(rehypeVideos, { words })
    .use(rehypeShiftHeadings)
    .use(rehypeFootnoteLinks)
    .use(rehypeUniqueIds)
  try {
    return { tree: reader.runSync(reader.parse(text)) as Root, ...limited }
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
