import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { isTooDeep, withoutTags } from './html-limits'
import { singleSpaces } from '../../text/single-spaces'

const reader = unified().use(rehypeParse, { fragment: true })

/** Returns the text of a title or excerpt that may contain HTML, with white space collapsed. */
export function plainText(html: string): string {
  if (isTooDeep(html)) return withoutTags(html)
  const text = /[<&]/.test(html) ? toString(reader.parse(html)) : html
  return singleSpaces(text)
}
