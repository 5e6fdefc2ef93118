import 'server-only'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { parseHtml } from './parse-html'

/** How a picture begins, in Markdown or in HTML. */
const PICTURE = /!\[|<img/i

/** The addresses of the pictures in a text, as written, in the order in which the page shows them. */
export function imageSources(content: string): (string | null)[] {
  if (!PICTURE.test(content)) return [] // most texts: they need not be read twice
  const sources: (string | null)[] = []
  let tree: Root
  try {
    tree = parseHtml(content)
  } catch {
    return sources // the page shows such a text without pictures too, and says so in the log
  }
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img')
      sources.push(typeof node.properties.src === 'string' ? node.properties.src : null)
  })
  return sources
}
