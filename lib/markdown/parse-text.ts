import type { Root } from 'hast'
import { LRUCache } from 'lru-cache'
import type { ListItem, Parents } from 'mdast'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import { visit, elementOf, textOf } from './tree'
import type { Language } from '../site/language'
import { rehypeAlerts } from './alerts'
import { remarkFences } from './code/code-meta'
import { withEmbedded, withoutEmbedded, rehypeFigures } from './pictures'
import { rehypeFootnoteLinks, rehypeShiftHeadings, rehypeUniqueIds } from './ids'
import { toMarkdown } from './legacy-html'
import { remarkLimitNodes } from './limit-nodes'
import { type Limit, MAX_CHARACTERS, MAX_LINES, type Report } from './limits'
import { rehypeArticleLinks } from './links'
import { rehypeMath } from './math/rehype-math'
import { remarkObsidian } from './obsidian'
import { markdownReader } from './read-markdown'
import { sanitising } from './sanitise'
import { rehypeVideos } from './videos'
import { TEXT_WORDS, type TextWords } from './words'

/** A limit that a text exceeds, and the line from which it is shown as source. */
export type Excess = { limit: Limit; line: number }

/**
 * A text as sanitised HTML.
 * @param beyond the limits that it exceeds @param formulas the lines of formulas that can't be typeset
 */
export type ParsedText = { tree: Root; beyond: Excess[]; formulas: number[] }

/** Size of the cache of parsed texts, in nodes: some forty articles, or one of the largest. */
const MAX_CACHED_NODES = 80_000

const cache = new LRUCache<string, ParsedText>({
  maxSize: MAX_CACHED_NODES,
  // One of the largest is kept too: a page asks for a text twice.
  sizeCalculation: ({ tree }) => Math.min(countNodes(tree), MAX_CACHED_NODES),
})

/**
 * Parses GitHub-flavoured Markdown or legacy HTML, within limits: what is beyond them is shown as its source. The
 * result is cached: page, feed, images and outline share one parse.
 * @param language of the labels that the site adds, such as those of footnotes
 * @returns a shared tree: copy it before changing it. Never throws: on an error the text is shown as its source
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

function parse(content: string, language: Language): ParsedText {
  const words = TEXT_WORDS[language]
  const text = withoutEmbedded(content.replace(/\r\n?/g, '\n'))
  const beyond: Excess[] = []
  const formulas: number[] = []
  const report: Report = (limit, line) => {
    if (!beyond.some((known) => known.limit === limit)) beyond.push({ limit, line })
  }
  const end = sizeLimit(text, report)
  try {
    const reader = createReader(text.slice(0, end), { words, report, formulas })
    const tree = reader.runSync(reader.parse(toMarkdown(text.slice(0, end)))) as Root
    if (end < text.length) tree.children.push(...asSource(text.slice(end), words))
    return { tree: restored(tree, content), beyond, formulas }
  } catch {
    report('failure', 1)
    return { tree: { type: 'root', children: asSource(content, words) }, beyond, formulas }
  }
}

type Given = { words: TextWords; report: Report; formulas: number[] }

function createReader(text: string, { words, report, formulas }: Given) {
  return markdownReader(text.length, report)
    .use(remarkLimitNodes, { source: text, report, sentence: words.source })
    .use(remarkFences)
    .use(remarkObsidian)
    .use(remarkRehype, { ...toHast(words), clobberPrefix: '', allowDangerousHtml: true })
    .use(sanitising)
    .use(rehypeArticleLinks)
    .use(rehypeMath, { fail: (line: number) => formulas.push(line) })
    .use(rehypeAlerts, { words })
    .use(rehypeFigures)
    .use(rehypeVideos, { words })
    .use(rehypeShiftHeadings)
    .use(rehypeFootnoteLinks)
    .use(rehypeUniqueIds)
}

/** Options of the conversion from Markdown to HTML: the labels of footnotes, and how loose lists are. */
function toHast(words: TextWords): Options {
  const loose = new WeakMap<object, boolean>()
  return {
    footnoteLabel: words.footnotes,
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference, again) =>
      words.footnoteBack(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
    handlers: {
      // Looks through a list once, and not for each of its items.
      listItem(state, item: ListItem, list?: Parents) {
        if (list?.type !== 'list') return defaultHandlers.listItem(state, item, list)
        const spread = loose.get(list) ?? (list.spread || list.children.some(isLoose))
        loose.set(list, spread)
        return defaultHandlers.listItem(state, item, { ...list, spread, children: [] })
      },
    },
  }
}

function isLoose({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}

/** The offset at which a text exceeds a limit on its size: that of a line's beginning, if the line isn't very long. */
function sizeLimit(text: string, report: Report): number {
  let lines = 0
  let line = 0
  for (let start = 0; start < text.length;) {
    const next = text.indexOf('\n', start) + 1 || text.length
    line += 1
    if (text.slice(start, next).trim() !== '') lines += 1
    const limit = next > MAX_CHARACTERS ? 'characters' : lines > MAX_LINES ? 'lines' : null
    if (limit) {
      report(limit, line)
      return start > 0 ? start : MAX_CHARACTERS
    }
    start = next
  }
  return text.length
}

function asSource(source: string, words: TextWords) {
  const code = elementOf('pre', {}, [elementOf('code', {}, [textOf(source)])])
  return [elementOf('p', {}, [textOf(words.source)]), code]
}

/** Puts the data of pictures back into code that shows it. */
function restored(tree: Root, content: string): Root {
  visit(tree, 'text', (node) => {
    node.value = withEmbedded(node.value, content)
  })
  return tree
}

function countNodes(tree: Root): number {
  let nodes = 0
  visit(tree, () => {
    nodes += 1
  })
  return nodes
}
