import 'server-only'
import SearchableMap from 'minisearch/SearchableMap'
import { foldAccents } from '../../text/folding'
import { formsOf, isStopWord, termOf } from './words'

/** Minimum length from which a word with one typo is recognised. */
const MIN_LENGTH_WITH_SLIP = 6
/** Maximum number of forms examined for a prefix. */
const MAX_FORMS_LOOKED_AT = 2_000

/** The weight of a term by how it was matched. */
const WEIGHT = { same: 1, begun: 0.6, slip: 0.4 }

/** Terms of the index that a query word expands to, with their weights. */
export type Terms = Map<string, number>

/**
 * Creates the vocabulary of all documents: each word under every form in which it can be searched for. A word of a
 * deleted document remains, but leads to nothing.
 */
export function createVocabulary() {
  const byForm = new SearchableMap<string[]>()
  const terms = new Map<string, string | null>()
  /** In how many titles, tags and headings each term occurs; a prefix expands to the most frequent ones first. */
  const prominence = new Map<string, number>()

  function lookUp(form: string): string[] {
    return byForm.get(form) ?? []
  }

  /** Returns the terms of the words with a prefix, prominent and short ones first. */
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

  /**
   * Returns the terms of the words that differ by one typo: one letter added, missing or different, or two adjacent
   * letters swapped.
   */
  function withSlip(folded: string): string[] {
    const swapped = Array.from({ length: folded.length - 1 }, (_, at) => {
      return folded.slice(0, at) + folded[at + 1] + folded[at] + folded.slice(at + 2)
    })
    const near = [...byForm.fuzzyGet(folded, 1).values()].flatMap(([ofForm]) => ofForm)
    return [...swapped.flatMap(lookUp), ...near]
  }

  return {
    /**
     * Adds a word of a document.
     * @returns its term; null for a word without meaning
     */
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

    /** Returns the term of a word in the documents; null for any other word. */
    termOf: (word: string): string | null => terms.get(word) ?? null,

    setProminent(term: string): void {
      prominence.set(term, (prominence.get(term) ?? 0) + 1)
    },

    /**
     * Returns the terms that a query word expands to.
     * @param mayGoOn whether it may be the start of a longer word
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
