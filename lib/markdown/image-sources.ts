import 'server-only'
import { visit } from 'unist-util-visit'
import { parseText } from './parse-text'

/** How a picture begins, in Markdown or in HTML. */
const PICTURE = /!\[|<img/i

/** The addresses of the pictures in a text, as written, in the order in which the page shows them. */
export function imageSources(content: string): (string | null)[] {
  if (!PICTURE.test(content)) return [] // most texts
  const sources: (string | null)[] = []
  visit(parseText(content).tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') sources.push(typeof properties.src === 'string' ? properties.src : null)
  })
  return sources
}
