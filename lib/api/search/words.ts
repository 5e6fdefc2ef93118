import { stemmer } from '@orama/stemmers/spanish'
import { foldAccents } from '../../text/folding'
import { STOP_WORDS } from './stop-words'

/** A word of a text: its offsets, and the word in lower case with its accents. */
export type Token = { start: number; end: number; word: string }

/** Letters and digits, with the endings of names like C++ and C#. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
/** Longer than any word that visitors search for. */
const MAX_WORD = 40

/** Splits a text in NFC into words; decomposed accents would count as separate characters. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: word.toLowerCase().slice(0, MAX_WORD),
  }))
}

/**
 * Whether a word carries no meaning in a search.
 * @param folded see {@link foldAccents}
 */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded)
}

/**
 * Returns the stem under which a word is indexed: without accents and inflection, ñ kept.
 * @param word in lower case, with its accents
 */
export function termOf(word: string): string {
  return foldAccents(stemmer(withAccent(singular(word))))
}

/**
 * Returns every form under which a word can be searched for; words that share one count as the same. The stemmer relies
 * on accents: `programación` gives `program`, `programacion` gives itself. It also gives many plurals other stems than
 * their singulars. The word is therefore stemmed as written, without its accents, and as a singular.
 */
export function formsOf(word: string): string[] {
  const folded = foldAccents(word)
  const one = foldAccents(singular(word))
  const forms = [folded, foldAccents(stemmer(word)), stemmer(folded), stemmer(one), termOf(word)]
  if (folded.endsWith('ces')) forms.push(foldAccents(stemmer(`${folded.slice(0, -3)}z`)))
  return [...new Set(forms)]
}

/** Adds the accent of words that end in -ion, which queries often lack. */
function withAccent(word: string): string {
  return word.endsWith('ion') ? `${word.slice(0, -3)}ión` : word
}

/** Returns the singular of a word. Short words stay unchanged: `es`, `css`, `dos`. */
function singular(word: string): string {
  if (/[^aeiouáéíóús]es$/.test(word) && word.length > 4) return word.slice(0, -2)
  return /[aeiouáéíóú]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
