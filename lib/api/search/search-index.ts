import 'server-only'
import MiniSearch from 'minisearch'
import type { SearchDocument } from './document'
import type { QueryWord } from './query'
import { isTopic } from './topic-documents'
import { createVocabulary, type Terms } from './vocabulary'
import { tokensOf } from './words'

/** The weight of a term by field. `theme` contains the terms that a text uses repeatedly. */
const BOOST = { title: 9, tags: 6, headings: 4, theme: 2, text: 1, code: 0.4 }
type Field = keyof typeof BOOST

/** Number of occurrences from which a term belongs to the theme. */
const THEME_TIMES = 3
/** Maximum number of distinct terms of a document that are indexed, by field. */
const MAX_TERMS: Record<Field, number> = {
  title: 40,
  tags: 40,
  headings: 400,
  theme: 400,
  text: 3_000,
  code: 300,
}

/** Bounds of the number of terms that a query word expands to, whatever the number of documents. */
const TERMS_OF_WORD = { least: 4, most: 24 }
/**
 * Limit of terms of a word times documents. It bounds the cost of a word's prefix, as each of its terms may be in every
 * document. 1,600 documents are searched for all terms, 5,000 for the eight most frequent in titles, tags and headings.
 */
const MAX_LOOKUPS = 40_000

/**
 * Factors for the score of a topic. A topic whose whole name is in the query comes first. Any other, which consists
 * only of its name, comes after documents with more content.
 */
const TOPIC = { named: 10, other: 0.3 }

/** @param words how many of the query's words the document contains */
type Hit = { key: string; score: number; words: number }

type Row = Record<Field, string> & { key: string }

/** Creates an in-memory index of whole documents by their terms. */
export function createSearchIndex({ maxLookups = MAX_LOOKUPS } = {}) {
  const vocabulary = createVocabulary()
  /** The terms of the names of topics. */
  const names = new Map<string, Set<string>>()
  const rows = new MiniSearch<Row>({
    idField: 'key',
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })

  /**
   * Converts a document to its terms. Each term occurs once per field, as its position is more significant than its
   * frequency.
   */
  function rowOf({ key, title, tags, sections }: SearchDocument): Row {
    const times = new Map<string, number>()
    const code = new Set<string>()
    const headings = new Set<string>()
    for (const { heading, text, code: ofCode } of sections) {
      for (const term of termsOf(heading)) headings.add(term)
      for (const term of termsOf(text)) times.set(term, (times.get(term) ?? 0) + 1)
      for (const term of termsOf(ofCode)) code.add(term)
    }
    const fields: Record<Field, Iterable<string>> = {
      title: new Set(termsOf(title)),
      tags: new Set(tags.flatMap(termsOf)),
      headings,
      theme: [...times].flatMap(([term, count]) => (count >= THEME_TIMES ? [term] : [])),
      text: times.keys(),
      code,
    }
    const prominent = new Set([...fields.title, ...fields.tags, ...headings])
    for (const term of prominent) vocabulary.setProminent(term)
    const joined = (field: Field) => [...fields[field]].slice(0, MAX_TERMS[field]).join(' ')
    return {
      key,
      title: joined('title'),
      tags: joined('tags'),
      headings: joined('headings'),
      theme: joined('theme'),
      text: joined('text'),
      code: joined('code'),
    }
  }

  function boostOf(key: string, groups: Terms[], words: number): number {
    const name = names.get(key)
    if (!name) return 1
    const isNamed = [...name].every((term) => groups.some((group) => group.get(term) === 1))
    return isNamed && name.size > 0 && words === groups.length ? TOPIC.named : TOPIC.other
  }

  function termsOf(text: string): string[] {
    return tokensOf(text).flatMap(({ word }) => vocabulary.learn(word) ?? [])
  }

  return {
    put(document: SearchDocument): void {
      if (rows.has(document.key)) rows.discard(document.key)
      rows.add(rowOf(document))
      if (isTopic(document)) names.set(document.key, new Set(termsOf(document.title)))
    },

    remove(key: string): void {
      names.delete(key)
      if (rows.has(key)) rows.discard(key)
    },

    /** Returns the terms that each word of a query expands to. */
    termsFor(words: QueryWord[]): Terms[] {
      const affordable = Math.floor(maxLookups / Math.max(1, rows.documentCount))
      const maxTerms = Math.min(TERMS_OF_WORD.most, Math.max(TERMS_OF_WORD.least, affordable))
      return words.map(({ word, mayGoOn }) => vocabulary.termsFor(word, mayGoOn, maxTerms))
    },

    /** Returns the documents that contain the most words of the query, best first. */
    search(groups: Terms[]): Hit[] {
      const weights = new Map(groups.flatMap((group) => [...group]))
      const hits = rows
        .search(
          { combineWith: 'OR', queries: [...weights.keys()] },
          { tokenize: (term) => [term], boost: BOOST, boostTerm: (term) => weights.get(term) ?? 0 },
        )
        .map(({ id, score, queryTerms }) => {
          const key = String(id)
          const words = groups.filter((group) => queryTerms.some((term) => group.has(term))).length
          return { key, score: score * boostOf(key, groups, words), words }
        })
      const most = Math.max(0, ...hits.map(({ words }) => words))
      return hits
        .filter(({ words }) => words === most)
        .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    },

    /** Returns the term of a word in the documents. */
    termOf: vocabulary.termOf,
  }
}
