import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { owner } from '../site/owner'
import { PLAIN } from '../pages/feed-words'
import { getAllArticles, getNewestArticles } from '../content/queries'
import { plainArticle } from './plain'
import { singleSpaces } from '../text/single-spaces'

/** Readers of such files take no more. */
export const LLMS_FULL_MAX_BYTES = 1_000_000
const AT_ONCE = 20
const RULE = '\n---\n\n'

/**
 * Creates the file llms-full.txt: the articles as Markdown, newest first, as many complete ones as fit. Texts are
 * loaded in small batches, so that few are loaded in vain.
 */
export async function llmsFullText(maxBytes = LLMS_FULL_MAX_BYTES): Promise<string> {
  const listed = await getAllArticles()
  const parts = [`# ${owner.site.title}\n\n> ${singleSpaces(owner.site.description)}\n`]
  const note = (left: number) => `${RULE}${PLAIN.leftOut(left)}\n`
  let room = maxBytes - Buffer.byteLength(note(listed.length) + parts.join(''))
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const articles = await getNewestArticles(AT_ONCE, listed.slice(start))
    for (const [index, article] of articles.entries()) {
      const part = RULE + (await plainArticle(article))
      room -= Buffer.byteLength(part)
      if (room < 0) return parts.join('') + note(listed.length - start - index)
      parts.push(part)
    }
    await setImmediate()
  }
  return parts.join('')
}
