import 'server-only'
import { causeOf, log } from '../../config/log'
import { normalQuery } from '../../routing/search-routes'
import type { SearchAnswer } from './answer'
import { createFollower, type SiteContent } from './follow-content'
import { foundIn } from './found'
import { wordsOfQuery } from './query'
import { createStock } from './stock'

const MAX_RESULTS = 15

type Options = {
  /** Returns the current content; equal while nothing has changed. */
  content: () => Promise<SiteContent>
  /** Lets the process serve other requests. */
  pause?: () => Promise<unknown>
  awaited?: number
  maxTextBytes?: number
}

/** Creates a search over changing content: each query checks for new content, and indexes it. */
export function createSiteSearch({ content, pause = nextTurn, ...limits }: Options) {
  const stock = createStock()
  const follow = createFollower(stock, { pause, ...limits })
  let followed: SiteContent | null = null
  let ready: Promise<void> | null = null
  let running: Promise<void> | null = null

  /** @returns a promise that resolves once the documents suffice for a response */
  async function upToDate(): Promise<void> {
    const now = await content()
    if (!running && !isSame(now, followed)) {
      followed = now
      ready = new Promise((resolve) => {
        running = follow(now, resolve)
          .catch((error: unknown) => {
            followed = null // the next query tries again
            log('warn', 'search.not-followed', { cause: causeOf(error), kept: 'what was read before' })
          })
          .finally(() => {
            running = null
            resolve()
          })
      })
    }
    await ready
  }

  return {
    /** @throws the error of reading the content while nothing is cached */
    async search(text: string): Promise<SearchAnswer> {
      const query = normalQuery(text)
      const words = wordsOfQuery(query)
      if (words.length === 0) return { query, vague: true, total: 0, results: [] }
      await upToDate()
      await pause()
      const { index } = stock
      const groups = index.termsFor(words)
      const hits = index.search(groups)
      const results = hits.slice(0, MAX_RESULTS).flatMap(({ key }) => {
        const document = stock.document(key)
        return document ? [foundIn(document, { groups, termOf: index.termOf })] : []
      })
      return { query, vague: false, total: hits.length, results }
    },

    upToDate,

    /** For tests: resolves once no update is running. */
    settled: async () => {
      await running
    },
  }
}

function isSame(now: SiteContent, before: SiteContent | null): boolean {
  return (
    before !== null &&
    now.articles === before.articles &&
    now.others.length === before.others.length &&
    now.others.every((document, at) => document === before.others[at])
  )
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
