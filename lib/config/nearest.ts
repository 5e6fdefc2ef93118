import { closestMatch } from 'leven'
import { foldToPlain } from '../text/folding'

/** As many letters may differ between a slip and what was meant: fewer in short words. */
const MOST_EDITS = 2

/** The one of some words that another was probably meant to be, or null. Case, accents and separators don't count. */
export function nearest(word: string, words: readonly string[]): string | null {
  const spellings = new Map(words.map((one) => [plain(one), one]))
  const maxDistance = Math.min(MOST_EDITS, Math.ceil(plain(word).length / 3))
  const found = closestMatch(plain(word), [...spellings.keys()], { maxDistance })
  return found === undefined ? null : (spellings.get(found) ?? null)
}

function plain(word: string): string {
  return foldToPlain(word).replace(/[\s_-]/g, '')
}
