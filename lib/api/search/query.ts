import { foldAccents } from '../../text/folding'
import { isStopWord, tokensOf } from './words'

/** More words don't make a query more precise. */
const MAX_WORDS = 8

/** A word of a query. @param mayGoOn it may be the beginning of a longer one: it is the last, and may still be typed */
export type QueryWord = { word: string; mayGoOn: boolean }

/**
 * The words of a query that say something. One that is nothing but a common word counts as the beginning of another:
 * `con` may become `contenedor`.
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
