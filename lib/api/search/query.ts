import { foldAccents } from '../../text/folding'
import { isStopWord, tokensOf } from './words'

/** More words don't make a query more precise. */
const MAX_WORDS = 8

/**
 * A word of a query.
 * @param mayGoOn whether it may be the start of a longer word: it is the last one, and may still be typed
 */
export type QueryWord = { word: string; mayGoOn: boolean }

/**
 * Returns the significant words of a query. A query of common words only counts as the start of another word: `con` may
 * become `contenedor`.
 * @param text see `normalQuery` in lib/routing/search-routes.ts
 */
export function wordsOfQuery(text: string): QueryWord[] {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  const telling = tokens.filter(({ word }) => !isStopWord(foldAccents(word)))
  const distinct = [...new Set((telling.length > 0 ? telling : tokens.slice(-1)).map(({ word }) => word))]
  return distinct
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, mayGoOn: word === last?.word && last.end === text.length }))
}
