import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const reader = unified().use(rehypeParse, { fragment: true })

/** The words of a short text that may hold HTML: titles and excerpts. White space is put together. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? toString(reader.parse(html)) : html
  return text.replace(/\s+/g, ' ').trim()
}
