import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { isTooDeep, withoutTags } from './html-limits'
import { singleSpaces } from '../../text/single-spaces'

const reader = unified().use(rehypeParse, { fragment: true })

/** The words of a short text that may hold HTML: titles and excerpts. White space is put together. */
export function plainText(html: string): string {
  if (isTooDeep(html)) return withoutTags(html)
  const text = /[<&]/.test(html) ? toString(reader.parse(html)) : html
  return singleSpaces(text)
}
