import type { Element, Root } from 'hast'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import nginx from 'highlight.js/lib/languages/nginx'
import { toString } from 'hast-util-to-string'
import { common } from 'lowlight'
import rehypeHighlight from 'rehype-highlight'
import { visit } from 'unist-util-visit'

/** Longer blocks stay plain: colouring one would hold up the page that it stands on. */
const MAX_COLOURED_CHARACTERS = 20_000
/** The same for all blocks of a text; those behind stay plain. */
const MAX_COLOURED_IN_TEXT = 40_000

/** Made once: the languages take longer to prepare than most texts to colour. */
const colour = rehypeHighlight({
  languages: { ...common, dockerfile, nginx },
  aliases: { typescript: ['mts', 'cts'] },
})

/** Colours code on the server: classes, no styles of its own, nothing of it in the browser. */
export const rehypeColours = () => colour

/** Marks the blocks that are too long to colour; goes before {@link rehypeColours}. */
export function rehypePlainLongCode() {
  return (tree: Root) => {
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
}

/** The language that a block of code was marked with, as its author wrote it, or null. */
export function codeLanguage(pre: Element): string | null {
  const names = codeOf(pre)?.properties.className
  const marked = Array.isArray(names) ? names.map(String).find((name) => name.startsWith('language-')) : null
  return marked?.slice('language-'.length) ?? null
}

function codeOf(pre: Element): Element | undefined {
  return pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
}
