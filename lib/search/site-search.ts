import 'server-only'
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../site/log'
import { type Found, MAX_RESULTS, normalQuery, type SearchAnswer, type SearchDocument } from './query'
import { withText } from './documents'
import { excerptOf } from './excerpt'
import { createSearchIndex, wordsOfQuery } from './search-index'

/**
 * A page that is searched.
 * @param document with everything but its text
 * @param stamp changes with the document and its text
 * @param readText returns the Markdown source of the text, empty for a page without one
 */
export type SearchItem = { document: SearchDocument; stamp: string; readText: () => Promise<string> }

/** How long a query waits for texts that have changed; the others are indexed in the background. */
const PATIENCE_MS = 500
/** How long is indexed before requests are served. */
const SLICE_MS = 10
/** Number of found texts that are kept for the next query. */
const TEXTS_IN_MEMORY = 500

/**
 * Creates a search over changing content: each query indexes what has changed, in slices between which the process
 * serves requests.
 * @param content returns everything that is searched; the same object while nothing has changed
 */
export function createSiteSearch(content: () => Promise<readonly SearchItem[]>) {
  const index = createSearchIndex()
  const texts = new LRUCache<string, SearchDocument>({ max: TEXTS_IN_MEMORY })
  let followed: readonly SearchItem[] = []
  let items = new Map<string, SearchItem>()
  /** The stamps of what is indexed, by path. */
  const stamps = new Map<string, string>()
  let running: Promise<void> | null = null

  async function update(): Promise<void> {
    for (const path of [...stamps.keys()].filter((one) => !items.has(one))) {
      index.remove(path)
      stamps.delete(path)
    }
    const changed = [...items.values()].filter(({ document, stamp }) => stamps.get(document.path) !== stamp)
    let began = performance.now()
    for (const { document, stamp, readText } of changed) {
      index.put(document, await readText())
      stamps.set(document.path, stamp)
      if (performance.now() - began < SLICE_MS) continue
      await nextTurn()
      began = performance.now()
    }
  }

  /** Starts to index what has changed. */
  async function follow(): Promise<void> {
    const now = await content()
    if (running || now === followed) return
    followed = now
    items = new Map(now.map((item) => [item.document.path, item]))
    running = update()
      .catch((error: unknown) => {
        followed = [] // the next query tries again
        log('warn', 'search.not-followed', { cause: causeOf(error), kept: 'what was read before' })
      })
      .finally(() => {
        running = null
      })
  }

  /** Returns a page with its text. */
  async function read({ document, stamp, readText }: SearchItem): Promise<SearchDocument> {
    const known = texts.get(stamp)
    if (known) return known
    const text = await readText()
    const whole = text ? await withText(document, text) : document
    texts.set(stamp, whole)
    await nextTurn()
    return whole
  }

  return {
    /** @throws the error of reading the content while there is none */
    async search(text: string): Promise<SearchAnswer> {
      const query = normalQuery(text)
      const words = wordsOfQuery(query)
      if (words.length === 0) return { query, vague: true, total: 0, results: [] }
      await follow()
      if (running) await Promise.race([running, setTimeout(PATIENCE_MS, null, { ref: false })])
      await nextTurn()
      const hits = index.search(words)
      const results: Found[] = []
      for (const { path, terms } of hits.slice(0, MAX_RESULTS)) {
        const item = items.get(path)
        if (item) results.push(excerptOf(await read(item), terms))
      }
      return { query, vague: false, total: hits.length, results }
    },

    /** Returns everything that is searched, with the texts. */
    async documents(): Promise<SearchDocument[]> {
      const documents: SearchDocument[] = []
      for (const one of await content()) documents.push(await read(one))
      return documents
    },

    /** Indexes the whole content. */
    async prepare(): Promise<void> {
      await follow()
      await running
    },
  }
}
