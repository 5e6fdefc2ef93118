import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { Language } from '../site/language'
import { ownerIn } from '../site/shown-site'
import { wordsIn } from '../pages/words'
import { getAllArticles, getTranslatedArticles } from '../content/queries'
import { plainArticle } from './plain'
import { readTexts } from './read-feed'
import { singleSpaces } from '../text/folding'

/** Readers of such files take no more. */
export const LLMS_FULL_MAX_BYTES = 1_000_000
const AT_ONCE = 20
const RULE = '\n---\n\n'

/**
 * Creates the file llms-full.txt: the articles as Markdown, newest first, as many complete ones as fit. Texts are
 * loaded in small batches, so that few are loaded in vain.
 */
export async function llmsFullText(
  maxBytes = LLMS_FULL_MAX_BYTES,
  language: Language = 'es',
): Promise<string> {
  const { site } = ownerIn(language)
  const listed = await (language === 'es' ? getAllArticles() : getTranslatedArticles())
  const parts = [`# ${site.title}\n\n> ${singleSpaces(site.description)}\n`]
  const note = (left: number) => `${RULE}${wordsIn(language).plain.leftOut(left)}\n`
  let room = maxBytes - Buffer.byteLength(note(listed.length) + parts.join(''))
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const articles = await readTexts(listed.slice(start, start + AT_ONCE), language)
    for (const [index, article] of articles.entries()) {
      const part = RULE + (await plainArticle(article, language))
      room -= Buffer.byteLength(part)
      if (room < 0) return parts.join('') + note(listed.length - start - index)
      parts.push(part)
    }
    await setImmediate()
  }
  return parts.join('')
}
