import { stemmer } from '@orama/stemmers/spanish'
import { LRUCache } from 'lru-cache'
import { foldAccents } from '../text/folding'

/** A word of a text: its offsets, and the word in lower case with its accents. */
export type Token = { start: number; end: number; word: string }

/** Letters and digits, with the endings of names like C++ and C#. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
/** Longer than any word that visitors search for. */
const MAX_WORD = 40

/** Words that occur in every text and carry no meaning, without accents: Spanish ones, and English ones of titles. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a al algo algun alguna algunas alguno algunos ante antes aquel aquella aquellas aquellos aqui asi aun aunque bajo bien
  cada casi como con cosa cosas cual cuales cualquier cuando cuanto de del desde despues donde dos e el ella ellas ello
  ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estamos estan estar estas este esto estos
  estoy fue fueron ha haber habia hace hacen hacer hacia haciendo han hasta hay haya he hemos hago i incluso la las le les
  lo los luego mas me mi mientras mis mismo misma mucha muchas mucho muchos muy nada ni ningun ninguna no nos nosotros
  nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues que quien quienes se sea
  segun ser si sido siempre sin sino sobre solo son soy su sus tal tambien tampoco tan tanto te tener tengo tenia ti tiene
  tienen toda todas todavia todo todos tras tu tus u un una unas uno unos usted ustedes va vamos van varias varios ver vez
  voy y ya yo an and are as at be by for from in is it of on or that the this to was with`.split(/\s+/),
)

/** Splits a text in NFC into words; decomposed accents would count as separate characters. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: word.toLowerCase().slice(0, MAX_WORD),
  }))
}

const known = new LRUCache<string, string[]>({ max: 50_000 })

/**
 * Returns the forms under which a word is indexed and looked up: without accents (ñ kept), its stem, and the singular of
 * plurals like `veces`. A word without meaning has none.
 * @param word in lower case, with its accents
 */
export function formsOf(word: string): string[] {
  const held = known.get(word)
  if (held) return held
  const folded = foldAccents(word)
  const forms = STOP_WORDS.has(folded)
    ? []
    : [...new Set([folded, stemOf(word), folded.replace(/ces$/, 'z')])]
  known.set(word, forms)
  return forms
}

/**
 * Returns the stem of a word, without accents. The stemmer relies on accents, which queries often lack, and gives many
 * plurals other stems than their singulars; so the word is stemmed as its singular, and -ion as -ión.
 */
function stemOf(word: string): string {
  const one = singularOf(word)
  return foldAccents(stemmer(one.endsWith('ion') ? `${one.slice(0, -3)}ión` : one))
}

/** Short words stay unchanged: `es`, `css`, `dos`. */
function singularOf(word: string): string {
  if (/[^aeiouáéíóús]es$/.test(word) && word.length > 4) return word.slice(0, -2)
  return /[aeiouáéíóú]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
