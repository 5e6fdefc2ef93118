import 'server-only'
import SearchableMap from 'minisearch/SearchableMap'
import { foldAccents } from '../../text/folding'
import { formsOf, isStopWord, termOf } from './words'

/** From this length on, a word with one slip is recognised. */
const MIN_LENGTH_WITH_SLIP = 6
/** Forms looked at for the beginning of a word. */
const MAX_FORMS_LOOKED_AT = 2_000

/** How much a term counts by how it was found. */
const WEIGHT = { same: 1, begun: 0.6, slip: 0.4 }

/** Terms of the index that a word of a query stands for, with their weights. */
export type Terms = Map<string, number>

/**
 * The words of all documents, by every form under which they can be asked for. A word of a document that is deleted
 * remains: it leads to nothing then.
 */
export function createVocabulary() {
  const byForm = new SearchableMap<string[]>()
  const terms = new Map<string, string | null>()
  /** In how many titles, tags and headings a term stands: what a beginning stands for first. */
  const prominence = new Map<string, number>()

  function lookUp(form: string): string[] {
    return byForm.get(form) ?? []
  }

  /** Terms of the words that begin with a text, the prominent and short ones first. */
  function begunWith(start: string): string[] {
    const found = new Map<string, number>()
    let looked = 0
    for (const [form, ofForm] of byForm.atPrefix(start)) {
      if ((looked += 1) > MAX_FORMS_LOOKED_AT) break
      for (const term of ofForm) found.set(term, Math.min(form.length, found.get(term) ?? Infinity))
    }
    const rank = ([term, length]: [string, number]) => length - 40 * (prominence.get(term) ?? 0)
    return [...found].sort((a, b) => rank(a) - rank(b) || (a[0] < b[0] ? -1 : 1)).map(([term]) => term)
  }

  /** Terms of the words that are one slip away: a letter more, less or other, or two neighbours the wrong way round. */
  function withSlip(folded: string): string[] {
    const swapped = Array.from({ length: folded.length - 1 }, (_, at) => {
      return folded.slice(0, at) + folded[at + 1] + folded[at] + folded.slice(at + 2)
    })
    const near = [...byForm.fuzzyGet(folded, 1).values()].flatMap(([ofForm]) => ofForm)
    return [...swapped.flatMap(lookUp), ...near]
  }

  return {
    /** The term of a word of a document; null for one that says nothing. */
    learn(word: string): string | null {
      const known = terms.get(word)
      if (known !== undefined) return known
      const term = isStopWord(foldAccents(word)) ? null : termOf(word)
      terms.set(word, term)
      if (term === null) return null
      for (const form of formsOf(word)) {
        const before = lookUp(form)
        if (!before.includes(term)) byForm.set(form, [...before, term])
      }
      return term
    },

    /** The term of a word that a document has; null for any other. */
    termOf: (word: string): string | null => terms.get(word) ?? null,

    setProminent(term: string): void {
      prominence.set(term, (prominence.get(term) ?? 0) + 1)
    },

    /**
     * The terms that a word of a query stands for.
     * @param mayGoOn it may be the beginning of a longer word
     * @param maxTerms limit of the work; the word's own term comes first
     */
    termsFor(word: string, mayGoOn: boolean, maxTerms: number): Terms {
      const found: Terms = new Map()
      const add = (some: string[], weight: number) => {
        for (const term of some) if (!found.has(term) && found.size < maxTerms) found.set(term, weight)
      }
      const folded = foldAccents(word)
      if (!isStopWord(folded)) add(formsOf(word).flatMap(lookUp), WEIGHT.same)
      if (mayGoOn && folded.length > 1) add(begunWith(folded), WEIGHT.begun)
      if (found.size === 0) {
        const long = formsOf(word).filter((form) => form.length >= MIN_LENGTH_WITH_SLIP)
        add(long.flatMap(withSlip), WEIGHT.slip)
      }
      return found
    },
  }
}
