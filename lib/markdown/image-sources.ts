import 'server-only'
import { visit } from 'unist-util-visit'
import { parseText } from './parse-text'

/** Matches the start of an image, in Markdown or in HTML, and addresses of videos, which have a poster. */
const PICTURE = /!\[|<img|youtu\.?be|vimeo\.com|\/w\/|\/videos\/watch\//i

/** Returns the URLs of the images in a text, as written, in document order. */
export function imageSources(content: string): (string | null)[] {
  if (!PICTURE.test(content)) return [] // true of most texts
  const sources: (string | null)[] = []
  visit(parseText(content).tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') sources.push(typeof properties.src === 'string' ? properties.src : null)
  })
  return sources
}
