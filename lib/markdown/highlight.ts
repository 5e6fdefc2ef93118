import type { Element, Root } from 'hast'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import nginx from 'highlight.js/lib/languages/nginx'
import { toString } from 'hast-util-to-string'
import { common } from 'lowlight'
import rehypeHighlight from 'rehype-highlight'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/** Longer blocks stay plain, because highlighting blocks the rendering of the page. */
const MAX_COLOURED_CHARACTERS = 20_000
/** The same limit for all blocks of a text together, counted from its start. */
const MAX_COLOURED_IN_TEXT = 40_000

/** The languages that are highlighted, and ways to write them that the highlighter doesn't know. */
export const LANGUAGES = { ...common, dockerfile, nginx }
export const ALIASES: Record<string, string[]> = { typescript: ['mts', 'cts'] }

/** Created once: registering the languages takes longer than highlighting most texts. */
const colour = rehypeHighlight({ languages: LANGUAGES, aliases: ALIASES })

/** Highlights code on the server, by classes only; no inline styles and no script in the browser. */
export function colourCode(tree: Root, file: VFile): void {
  colour(tree, file)
}

/** Marks blocks that are too long to highlight; runs before {@link colourCode}. */
export function plainLongCode(tree: Root): void {
  let coloured = 0
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? codeOf(node) : undefined
    if (!code) return
    const { length } = toString(code)
    if (length > MAX_COLOURED_CHARACTERS || coloured + length > MAX_COLOURED_IN_TEXT)
      code.properties.className = ['no-highlight']
    else coloured += length
  })
}

/** Returns the language of a code block as written by its author, or null. */
export function codeLanguage(pre: Element): string | null {
  const names = codeOf(pre)?.properties.className
  const marked = Array.isArray(names) ? names.map(String).find((name) => name.startsWith('language-')) : null
  return marked?.slice('language-'.length) ?? null
}

/** Returns the `code` element of a code block. */
export function codeOf(pre: Element): Element | undefined {
  return pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
}
