import { LRUCache } from 'lru-cache'
import type { CachedValue } from '../cache/cached-value'
import type { DataCache } from '../cache/data-cache'
import type { LoadStart } from '../cache/value-options'
import type { Article, ArticleIndex } from '../content/types'
import { withoutUpdate } from './update-times'
import { ARTICLE_PREFIX, articleName } from './value-names'

const ARTICLES_IN_MEMORY = 500

type Options = {
  cache: DataCache
  load: (slug: string) => Promise<Article | null>
  /** The cached list of articles, which may report the version of each text; null when there is none. */
  index: () => (LoadStart & { value: ArticleIndex }) | null
  cheap?: boolean
  /** Whether a changed `updated_at` counts as an edit. */
  trustsUpdates?: boolean
}

/** Creates the cache of the articles with their bodies; the least recently used are evicted from memory. */
export function createArticleValues({ cache, load, index, cheap, trustsUpdates }: Options) {
  const values = new LRUCache<string, CachedValue<Article | null>>({ max: ARTICLES_IN_MEMORY })
  cache.family({
    prefix: ARTICLE_PREFIX,
    find: (slug) => articleValue(slug) as CachedValue<unknown>,
    inMemory: () => [...values.values()] as CachedValue<unknown>[],
  })

  function createValue(slug: string): CachedValue<Article | null> {
    return cache.detached<Article | null>({
      name: articleName(slug),
      group: 'texts',
      load: () => load(slug),
      reportedVersion: () => {
        const list = index()
        const version = list?.value.versions[slug]
        return list && version !== undefined ? { version, ticket: list.ticket, at: list.at } : null
      },
      content: (article) => (article && !trustsUpdates ? withoutUpdate(article) : article),
      cheap,
    })
  }

  function articleValue(slug: string): CachedValue<Article | null> {
    const known = values.get(slug)
    if (known) return known
    const value = createValue(slug)
    values.set(slug, value)
    return value
  }

  return {
    of: articleValue,

    /**
     * Returns an article that was loaded before, from memory or a store. Sends no request, and evicts nothing from
     * memory.
     * @param stored whether the stores are read too
     */
    async held(slug: string, stored: boolean): Promise<Article | null> {
      const value = values.peek(slug) ?? (stored ? createValue(slug) : null)
      if (stored) await value?.restore()
      return value?.peek()?.value ?? null
    },
  }
}
