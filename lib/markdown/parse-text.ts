import type { Root } from 'hast'
import { LRUCache } from 'lru-cache'
import type { Root as MarkdownRoot } from 'mdast'
import remarkRehype from 'remark-rehype'
import { visit } from './tree'
import type { Language } from '../site/language'
import { rehypeAlerts } from './alerts'
import { remarkFences } from './code/code-meta'
import { withEmbedded, withoutEmbedded, rehypeFigures } from './pictures'
import { rehypeFootnoteLinks, rehypeShiftHeadings, rehypeUniqueIds } from './ids'
import { toMarkdown } from './legacy-html'
import { type Excess, limitNodes, withinLimits } from './limits'
import { rehypeArticleLinks } from './links'
import { remarkDisplayMath } from './math/math-syntax'
import { rehypeMath } from './math/rehype-math'
import { pageLink, remarkPictureSizes, withoutObsidian } from './obsidian'
import { markdownReader } from './read-markdown'
import { sanitising } from './sanitise'
import { rehypeVideos } from './videos'
import { TEXT_WORDS, type TextWords } from './words'

/**
 * A text as sanitised HTML.
 * @param beyond the limits that it exceeds @param formulas the lines of formulas that can't be typeset
 */
type ParsedText = { tree: Root; beyond: Excess[]; formulas: number[] }

/** Size of the cache of parsed texts, in characters: some forty articles, or one of the largest. */
const MAX_CACHED_CHARACTERS = 400_000

const cache = new LRUCache<string, ParsedText>({
  maxSize: MAX_CACHED_CHARACTERS,
  // One of the largest is kept too: a page asks for a text twice.
  sizeCalculation: (_parsed, { length }) => Math.min(length + 1, MAX_CACHED_CHARACTERS),
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
  const parsed = parse(content, TEXT_WORDS[language])
  cache.set(key, parsed)
  return parsed
}

/** Does the same for callers that read all texts once: doesn't write to the cache, so that nothing is evicted. */
export function parseOnce(content: string): ParsedText {
  return cache.get(content) ?? parse(content, TEXT_WORDS.es)
}

/** Copies a parsed tree, which is plain JSON of limited depth. */
export function copyTree(tree: Root): Root {
  return JSON.parse(JSON.stringify(tree)) as Root
}

function parse(content: string, words: TextWords): ParsedText {
  const beyond: Excess[] = []
  return withinLimits(
    withoutEmbedded(content.replace(/\r\n?/g, '\n')),
    (shown, rest) => {
      const formulas: number[] = []
      const text = withoutObsidian(toMarkdown(shown), pageLink)
      const reader = createReader(text, text.length + rest.length, { words, formulas })
      const tree = reader.parse(text)
      limitNodes(tree)
      if (rest) tree.children.push(...asSource(rest, words))
      return { tree: restored(reader.runSync(tree) as Root, content), beyond, formulas }
    },
    (excess) => beyond.push(excess),
  )
}

/** Shows Markdown as its source, below a sentence. */
function asSource(value: string, { source }: TextWords): MarkdownRoot['children'] {
  return [
    { type: 'paragraph', children: [{ type: 'text', value: source }] },
    { type: 'code', value },
  ]
}

function createReader(
  source: string,
  characters: number,
  { words, formulas }: { words: TextWords; formulas: number[] },
) {
  return markdownReader(characters)
    .use(remarkDisplayMath, { source })
    .use(remarkFences)
    .use(remarkPictureSizes)
    .use(remarkRehype, {
      footnoteLabel: words.footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference: number, again: number) =>
        words.footnoteBack(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
      clobberPrefix: '',
      allowDangerousHtml: true,
    })
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

/** Puts the data of pictures back into code that shows it. */
function restored(tree: Root, content: string): Root {
  visit(tree, 'text', (node) => {
    node.value = withEmbedded(node.value, content)
  })
  return tree
}
