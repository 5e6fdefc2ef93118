import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { stemmer } from '@orama/stemmers/spanish'
import { LRUCache } from 'lru-cache'
import { foldAccents } from '../text/folding'
import type { SearchDocument } from './query'

/** The weight of a word by field, and of one that is in another form, only begun, or has a typo. */
const BOOST = { title: 6, tags: 4, headings: 3, text: 1 }
const WEIGHTS = { otherForm: 0.5, prefix: 0.5, fuzzy: 0.4 }
/** The beginnings of words this short are looked up where a page says what it is about: texts have too many. */
const SHORT_START = 3
const PROMINENT = ['title', 'tags', 'headings']
/** A word with a typo has at least six letters, a fifth of which may differ. */
const SLIP = { minLength: 6, share: 0.2 }
/** Characters of a text that are indexed: enough for any article, few enough not to block other requests. */
const MAX_TEXT = 100_000
const MAX_WORDS = 8
/** Pages that only lead to articles: one whose whole name is the query comes first, any other after all with a text. */
const TOPICS = ['series', 'tag', 'archive']
const TOPIC_FACTOR = { named: 10, other: 0.3 }
/** Of a Markdown source: its headings, and what isn't words, the addresses of links and tags. */
const HEADING = /^#{1,6} .*$/gm
const NO_WORDS = /\]\([^()\n]{0,500}\)|https?:\S+|<[^<>\n]{1,500}>/g

type Row = Record<keyof typeof BOOST, string> & { path: string; topic?: string }

/**
 * A word of a query.
 * @param forms under which pages have it
 * @param start the beginning of a longer word that it may be: it is the last one, and may still be typed
 */
type QueryWord = { word: string; forms: string[]; start: string | null }

/** What is looked up for a word of a query, and the terms that it may be found under. */
type Asked = { word: QueryWord; query: Query; terms: ReadonlySet<string> }

/** A page that matches. @param terms of the index that were found in it */
type Hit = { path: string; terms: ReadonlySet<string> }

/**
 * Creates an index of pages by their words. A page is listed under each word as it is written, without accents; the other
 * forms of a word lead to all ways in which it is written, once for all pages, which takes half as much memory.
 */
export function createSearchIndex() {
  const written = new SearchableMap<string[]>()
  const rows = new MiniSearch<Row>({
    idField: 'path',
    fields: Object.keys(BOOST),
    storeFields: ['topic'],
    tokenize: (text) => tokensOf(text).map(({ word }) => word),
    processTerm: termOf,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: BOOST,
      weights: { prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy },
    },
  })

  /** Returns the term of a word, and remembers it under its other forms; null for a word without meaning. */
  function termOf(word: string): string | null {
    const [term, ...others] = formsOf(word)
    if (term === undefined) return null
    for (const form of others) {
      const terms = written.get(form)
      if (!terms) written.set(form, [term])
      else if (!terms.includes(term)) terms.push(term)
    }
    return term
  }

  function askedAsWritten(word: QueryWord): Asked {
    const { forms, start } = word
    const others = forms.flatMap((form) => written.get(form) ?? []).filter((term) => !forms.includes(term))
    const fields = start && start.length <= SHORT_START ? PROMINENT : undefined
    const longer = start === null ? [] : [{ queries: [start], prefix: true, fields }]
    const inOtherForm = { queries: [...new Set(others)], boostTerm: () => WEIGHTS.otherForm }
    return {
      word,
      query: { combineWith: 'OR', queries: [...forms, inOtherForm, ...longer] },
      terms: new Set([...forms, ...others, start ?? '']),
    }
  }

  /** A word that no page has may have a typo. */
  function askedWithSlip(word: QueryWord): Asked {
    const [term = ''] = word.forms
    const fuzzy = word.word.length >= SLIP.minLength && SLIP.share
    const similar = fuzzy ? written.fuzzyGet(term, Math.round(fuzzy * term.length)).values() : []
    const others = [...similar].flatMap(([terms]) => terms)
    const query: Query = {
      combineWith: 'OR',
      queries: [
        { queries: [term], fuzzy },
        { queries: others, boostTerm: () => WEIGHTS.fuzzy },
      ],
    }
    return { word, query, terms: new Set([term, ...others]) }
  }

  /** Returns each page that contains one of the words, with the words that it contains. */
  function find(words: QueryWord[], slips: QueryWord[] = []) {
    const asked = words.map((word) => (slips.includes(word) ? askedWithSlip(word) : askedAsWritten(word)))
    return rows.search({ combineWith: 'OR', queries: asked.map(({ query }) => query) }).map((result) => {
      const found = asked.filter(({ terms }) => result.queryTerms.some((term) => terms.has(term)))
      const foundWords = found.map(({ word }) => word)
      return {
        result,
        found: foundWords,
        score: result.score * topicFactor(result, foundWords, words),
      }
    })
  }

  function remove(path: string): void {
    if (rows.has(path)) rows.discard(path)
  }

  return {
    remove,

    /** @param text the Markdown source of the page's text */
    put(document: SearchDocument, text = ''): void {
      remove(document.path)
      rows.add(rowOf(document, text.slice(0, MAX_TEXT)))
    },

    /** Returns the pages that contain the most words of a query, best first. */
    search(words: QueryWord[]): Hit[] {
      const exact = find(words)
      const missing = words.filter((word) => !exact.some(({ found }) => found.includes(word)))
      const hits = missing.length > 0 ? find(words, missing) : exact
      const most = Math.max(0, ...hits.map(({ found }) => found.length))
      return hits
        .filter(({ found }) => found.length === most)
        .sort((a, b) => b.score - a.score || (a.result.id < b.result.id ? -1 : 1))
        .map(({ result: { id, match } }) => ({ path: id, terms: new Set(Object.keys(match)) }))
    },
  }
}

/**
 * Returns the significant words of a query. A query of common words only counts as the start of another word: `con` may
 * become `contenedor`.
 * @param text see `normalQuery` in ./query.ts
 */
export function wordsOfQuery(text: string): QueryWord[] {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  const telling = tokens.filter(({ word }) => formsOf(word).length > 0)
  const words = new Set((telling.length > 0 ? telling : tokens.slice(-1)).map(({ word }) => word))
  return [...words].slice(0, MAX_WORDS).map((word) => {
    const goesOn = word === last?.word && last.end === text.length
    return { word, forms: formsOf(word), start: goesOn ? foldAccents(word) : null }
  })
}

function topicFactor({ topic }: SearchResult, found: QueryWord[], words: QueryWord[]): number {
  if (!topic) return 1
  const asked = words.flatMap(({ forms }) => forms)
  const name = tokensOf(topic).map(({ word }) => formsOf(word))
  const isNamed = name.every((forms) => forms.length === 0 || forms.some((form) => asked.includes(form)))
  return isNamed && found.length === words.length ? TOPIC_FACTOR.named : TOPIC_FACTOR.other
}

function rowOf({ kind, path, title, tags, sections }: SearchDocument, source: string): Row {
  const words = source.normalize('NFC').replace(NO_WORDS, ' ')
  return {
    path,
    title,
    tags: tags.join('\n'),
    headings: [...sections.map(({ heading }) => heading), ...(words.match(HEADING) ?? [])].join('\n'),
    text: [...sections.map(({ text }) => text), words.replace(HEADING, '')].join('\n'),
    topic: TOPICS.includes(kind) ? title : undefined,
  }
}

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
