import { stemmer } from '@orama/stemmers/spanish'
import { foldAccents } from '../../text/folding'
import { STOP_WORDS } from './stop-words'

/** A word of a text: where it stands, and the word in lower case with its accents. */
export type Token = { start: number; end: number; word: string }

/** Letters and digits with what names like C++ and C# end in. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
/** No word that somebody looks for is longer. */
const MAX_WORD = 40

/** The words of a text, in NFC: decomposed accents would count as signs of their own. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: word.toLowerCase().slice(0, MAX_WORD),
  }))
}

/** Whether a word says nothing about a text. @param folded see {@link foldAccents} */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded)
}

/**
 * The stem under which a word is indexed: without accents and inflection, ñ kept.
 * @param word in lower case, with its accents
 */
export function termOf(word: string): string {
  return foldAccents(stemmer(withAccent(singular(word))))
}

/**
 * Every form under which a word can be asked for; words that share one count as the same. The stemmer relies on accents
 * (`programación` gives `program`, `programacion` gives itself) and leaves many plurals apart from their singulars, so
 * the word is stemmed as it is written, without its accents, and as a singular.
 */
export function formsOf(word: string): string[] {
  const folded = foldAccents(word)
  const one = foldAccents(singular(word))
  const forms = [folded, foldAccents(stemmer(word)), stemmer(folded), stemmer(one), termOf(word)]
  if (folded.endsWith('ces')) forms.push(foldAccents(stemmer(`${folded.slice(0, -3)}z`)))
  return [...new Set(forms)]
}

/** Words that end in -ion have an accent there, which queries often lack. */
function withAccent(word: string): string {
  return word.endsWith('ion') ? `${word.slice(0, -3)}ión` : word
}

/** Short words are left alone: `es`, `css`, `dos`. */
function singular(word: string): string {
  if (/[^aeiouáéíóús]es$/.test(word) && word.length > 4) return word.slice(0, -2)
  return /[aeiouáéíóú]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
