import { withBase } from '../site/base-path'
import { MAX_RESULTS, normalQuery, SEARCH_TEXTS, type SearchAnswer, type SearchDocument } from './query'
import { excerptOf } from './excerpt'
import { createSearchIndex, wordsOfQuery } from './search-index'

type FilesSearch = (text: string) => SearchAnswer

/** Creates the search of a static copy: the same index, rules and excerpts as on a server, in the browser. */
export function createFilesSearch(documents: readonly SearchDocument[]): FilesSearch {
  const index = createSearchIndex()
  const byPath = new Map(documents.map((document) => [document.path, document]))
  for (const document of documents) index.put(document)
  return (text) => {
    const query = normalQuery(text)
    const words = wordsOfQuery(query)
    if (words.length === 0) return { query, vague: true, total: 0, results: [] }
    const hits = index.search(words)
    const results = hits.slice(0, MAX_RESULTS).flatMap(({ path, terms }) => {
      const document = byPath.get(path)
      return document ? [excerptOf(document, terms)] : []
    })
    return { query, vague: false, total: hits.length, results }
  }
}

let opened: Promise<FilesSearch> | undefined

/** Searches a static copy, whose texts are loaded with the first query. @throws when they can't be loaded */
export async function searchFiles(text: string): Promise<SearchAnswer> {
  opened ??= load()
  return (await opened)(text)
}

async function load(): Promise<FilesSearch> {
  try {
    const response = await fetch(withBase(`${SEARCH_TEXTS}.json`))
    if (!response.ok) throw new Error(String(response.status))
    return createFilesSearch((await response.json()) as SearchDocument[])
  } catch (error) {
    opened = undefined // the next query tries again
    throw error
  }
}
