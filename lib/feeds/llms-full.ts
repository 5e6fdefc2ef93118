import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { owner } from '../config/owner'
import { PLAIN } from '../copy/feeds'
import { getAllArticles, getNewestArticles } from '../portfolio/queries'
import { plainArticle } from './plain'
import { singleSpaces } from '../text/single-spaces'

/** No reader of such a file takes more. */
export const LLMS_FULL_MAX_BYTES = 1_000_000
const AT_ONCE = 20
const RULE = '\n---\n\n'

/**
 * The file llms-full.txt: the articles as Markdown, the newest first, whole ones only, as many as fit. Texts are asked for
 * a few at a time, so that no more are loaded than are shown.
 */
export async function llmsFullText(maxBytes = LLMS_FULL_MAX_BYTES): Promise<string> {
  const listed = await getAllArticles()
  const parts = [`# ${owner.site.title}\n\n> ${singleSpaces(owner.site.description)}\n`]
  const note = (left: number) => `${RULE}${PLAIN.leftOut(left)}\n`
  let room = maxBytes - Buffer.byteLength(note(listed.length) + parts.join(''))
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const articles = await getNewestArticles(AT_ONCE, listed.slice(start))
    for (const [index, article] of articles.entries()) {
      const part = RULE + plainArticle(article)
      room -= Buffer.byteLength(part)
      if (room < 0) return parts.join('') + note(listed.length - start - index)
      parts.push(part)
    }
    await setImmediate()
  }
  return parts.join('')
}
