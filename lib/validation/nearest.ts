import leven, { closestMatch } from 'leven'
import { foldToPlain } from '../text/folding'

/** Maximum number of differing letters between a typo and the intended word; shorter words allow fewer. */
const MOST_EDITS = 2

/** Returns the word that was probably meant, or null. Ignores case, accents and separators. */
export function nearest(word: string, words: readonly string[]): string | null {
  const spellings = new Map(words.map((one) => [plain(one), one]))
  const maxDistance = Math.min(MOST_EDITS, Math.ceil(plain(word).length / 3))
  const found = closestMatch(plain(word), [...spellings.keys()], { maxDistance })
  return found === undefined ? null : (spellings.get(found) ?? null)
}

function plain(word: string): string {
  return foldToPlain(word).replace(/[\s_-]/g, '')
}

/** Whether two words differ by one letter, or by two that are swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const distance = leven(one, other)
  const sorted = (word: string) => [...word].sort().join('')
  return distance === 1 || (distance === 2 && sorted(one) === sorted(other))
}
