import { LRUCache } from 'lru-cache'
import type { CachedValue, Reading, RefreshOptions, ValueStatus } from '../cache/cached-value'
import type { DataCache } from '../cache/data-cache'
import { tagOfName } from '../cache/tag-names'
import { createIndexLoader, withoutUpdate } from './article-index'
import { UpstreamRefusedError } from './errors'
import { createProjectsLoader } from './project-list'
import type { ContentSource } from './sources/content-source'
import type { Article, ArticleIndex, ArticleSummary, ProjectList, SkippedRow } from './types'

const ARTICLES_IN_MEMORY = 500

/** The groups of values that an order can name as a whole. */
export const GROUPS = ['articles', 'projects', 'texts'] as const
export type Group = (typeof GROUPS)[number]

export const ARTICLES = 'articles'
export const PROJECTS = 'projects'
/** The name of the value that holds one article. */
export const articleName = (slug: string) => `${ARTICLE_PREFIX}${slug}`
const ARTICLE_PREFIX = 'article:'

type CatalogOptions = {
  cache: DataCache
  /** How old data may be, in milliseconds, before it is read again. */
  maxAgeMs: number
  /** Reading the source costs next to nothing, as for files. */
  cheap?: boolean
  /** The wall clock, in milliseconds since 1970: an article whose date lies ahead waits for it. */
  today?: () => number
}

/**
 * The whole of a source, cached: the list of all articles without bodies, the list of all projects, and each article that
 * was asked for. Whether an article exists is decided by the list alone, so that unknown addresses cost the source
 * nothing, and a list that is suddenly empty takes no page away.
 */
export function createCatalog(
  source: ContentSource,
  { cache, maxAgeMs, cheap, today = Date.now }: CatalogOptions,
) {
  const articles = new LRUCache<string, CachedValue<Article | null>>({ max: ARTICLES_IN_MEMORY })
  const loader = createIndexLoader(
    source,
    (article, moment) => articleValue(article.slug).offer(article, moment),
    today,
  )
  const index = cache.value<ArticleIndex>({
    name: ARTICLES,
    group: 'articles',
    load: loader.load,
    content: ({ rows }) => rows.map(withoutUpdate),
    followMs: cheap ? maxAgeMs : undefined,
    isDue: ({ nextDue }) => typeof nextDue === 'number' && nextDue <= today(),
    retries: true,
    cheap,
  })
  const projects = cache.value<ProjectList>({
    name: PROJECTS,
    group: 'projects',
    load: createProjectsLoader(source),
    content: ({ rows }) => rows,
    followMs: cheap ? maxAgeMs : undefined,
    retries: true,
    cheap,
  })
  cache.family({
    prefix: ARTICLE_PREFIX,
    find: (slug) => articleValue(slug) as CachedValue<unknown>,
    inMemory: () => [...articles.values()] as CachedValue<unknown>[],
  })

  function articleValue(slug: string): CachedValue<Article | null> {
    const known = articles.get(slug)
    if (known) return known
    const value = cache.detached<Article | null>({
      name: articleName(slug),
      group: 'texts',
      load: () => loadArticle(slug),
      vouched: () => {
        const list = index.peek()
        const version = list?.value.versions[slug]
        return list && version !== undefined ? { version, ticket: list.ticket, at: list.at } : null
      },
      content: (article) => article && withoutUpdate(article),
      cheap,
    })
    articles.set(slug, value)
    return value
  }

  /** @returns null for an article that is gone: the source says so, and the source itself is well */
  async function loadArticle(slug: string): Promise<Article | null> {
    const listed = (await bySlug(index.readStale(maxAgeMs))).get(slug)
    if (!listed) return null
    const article = await source.findArticle(listed)
    if (article) return article
    loader.doubt(listed.id)
    const { rows } = (await index.refresh()).value
    const now = rows.find((row) => row.slug === slug)
    if (now)
      throw new UpstreamRefusedError(source.name, `lists the article ${slug} but doesn't return it`, 404)
    return null
  }

  return {
    name: source.name,

    /** Every published article, newest first, for a page that is being made. */
    articles: () => index.read(maxAgeMs),
    projects: () => projects.read(maxAgeMs),
    /** The same from what is held, read again in the background. */
    heldArticles: async () => (await index.readStale(maxAgeMs)).value.rows,
    heldProjects: async () => (await projects.readStale(maxAgeMs)).value.rows,

    /** What the list knows of an article, from what is held; null for one that it doesn't have. */
    async find(slug: string): Promise<ArticleSummary | null> {
      return (await bySlug(index.readStale(maxAgeMs))).get(slug) ?? null
    },

    /** @returns null for an article that the list doesn't have; the value of a reading is null for one that is gone */
    async article(slug: string): Promise<Reading<Article | null> | null> {
      if (!(await bySlug(index.readStale(maxAgeMs))).has(slug)) return null
      if (!(await bySlug(index.read(maxAgeMs))).has(slug)) return null
      return articleValue(slug).read(maxAgeMs)
    },

    /**
     * An article as it is now, published or not, for its preview alone: nothing of it is kept.
     * @returns null for one that the source doesn't hand over
     */
    async preview(slug: string): Promise<Article | null> {
      const draft = (await source.listDrafts())?.find((article) => article.slug === slug)
      if (draft) return draft
      const { rows, scheduled = [] } = (await index.read(cheap ? 0 : maxAgeMs)).value
      const listed = [...rows, ...scheduled].find((article) => article.slug === slug)
      return listed ? source.findArticle(listed) : null
    },

    /** Whether the text of a listed article was had before, or can be had now. */
    async canShow(slug: string): Promise<boolean> {
      const value = articleValue(slug)
      if (await value.isThere()) return true
      return value.read(maxAgeMs).then(
        () => true,
        () => false, // logged by the value
      )
    },

    status: (): { articles: ValueStatus; projects: ValueStatus; skipped: SkippedRow[] } => ({
      articles: index.status(),
      projects: projects.status(),
      skipped: [index, projects].flatMap((list) => list.peek()?.value.skipped ?? []),
    }),

    /** Orders: the lists are read now. @throws when the answer is bad; what was held goes on serving */
    refreshArticles: async (options?: RefreshOptions) => (await index.refresh(options)).value.rows,
    refreshProjects: async (options?: RefreshOptions) => (await projects.refresh(options)).value.rows,
    /** Reads one article now, if the list knows it. */
    async refreshArticle(slug: string): Promise<void> {
      if ((await bySlug(index.read(maxAgeMs))).has(slug)) await articleValue(slug).refresh()
    },
    /**
     * An order for these groups arrives; its readings follow.
     * @returns is called when they are done: then every instance has to read anew what it has from before the order. Lists
     *   from an upstream need not be named, because the reading serves all instances; files are each instance's own.
     */
    async beginOrder(groups: Group[]): Promise<() => Promise<void>> {
      const ticket = await cache.drawTicket()
      return async () => {
        // Files say nothing of the texts when they are listed: each instance reads its own again.
        const named = cheap && groups.includes('articles') ? new Set([...groups, 'texts']) : groups
        for (const group of named) if (cheap || group === 'texts') await cache.accept(group, ticket)
      }
    },
  }
}

export type Catalog = ReturnType<typeof createCatalog>

const maps = new WeakMap<ArticleIndex, Map<string, ArticleSummary>>()

/** A list as a map, made once for each list: thousands of articles are looked up at each request. */
async function bySlug(reading: Promise<Reading<ArticleIndex>>): Promise<Map<string, ArticleSummary>> {
  const { value } = await reading
  const known = maps.get(value)
  if (known) return known
  const map = new Map(value.rows.map((article) => [article.slug, article]))
  // Pages of an earlier process name long slugs by their tags.
  for (const slug of map.keys()) tagOfName(articleName(slug))
  maps.set(value, map)
  return map
}
