import type { DataCache } from '../cache/data-cache'
import type { Reading, RefreshOptions, ValueStatus } from '../cache/value-options'
import { createIndexLoader } from './article-index'
import { bySlug } from './article-lookup'
import { createArticleValues } from './article-values'
import { UpstreamRefusedError } from '../content/errors'
import { heldTexts } from './held-texts'
import { createProjectsLoader } from './project-list'
import type { ContentSource } from '../content/sources/content-source'
import type { Article, ArticleIndex, ArticleSummary, ProjectList, SkippedRow } from '../content/types'
import { withoutUpdate } from './update-times'
import { ARTICLES, type Group, PROJECTS } from './value-names'

type CatalogOptions = {
  cache: DataCache
  /** Age, in milliseconds, from which cached content is stale. */
  maxAgeMs: number
  /** Loading from the source is cheap, as from files. */
  cheap?: boolean
  /** Whether a changed `updated_at` counts as an edit, as in files. */
  trustsUpdates?: boolean
  /** The wall clock, in milliseconds since 1970: an article with a future date is withheld until then. */
  today?: () => number
}

/**
 * Creates the cached content of a source: the list of all articles without bodies, the list of all projects, and each
 * article that was requested. The list alone decides whether an article exists, so requests for unknown slugs never
 * reach the source, and a list that is suddenly empty removes no page.
 */
export function createCatalog(
  source: ContentSource,
  { cache, maxAgeMs, cheap, trustsUpdates, today = Date.now }: CatalogOptions,
) {
  const texts = createArticleValues({
    cache,
    load: loadArticle,
    index: () => index.peek(),
    cheap,
    trustsUpdates,
  })
  const loader = createIndexLoader({
    source,
    offer: (article, start) => texts.of(article.slug).offer(article, start),
    now: today,
    trustsUpdates,
  })
  const index = cache.value<ArticleIndex>({
    name: ARTICLES,
    group: 'articles',
    load: loader.load,
    content: ({ rows }) => (trustsUpdates ? rows : rows.map(withoutUpdate)),
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

  /** Loads an article. @returns null for a deleted one, which neither the source nor a fresh list has */
  async function loadArticle(slug: string): Promise<Article | null> {
    const listed = (await bySlug(index.readStale(maxAgeMs))).get(slug)
    if (!listed) return null
    const article = await source.findArticle(listed)
    if (article) return article
    loader.distrust(listed.id)
    const { rows } = (await index.refresh()).value
    const now = rows.find((row) => row.slug === slug)
    if (now)
      throw new UpstreamRefusedError(source.name, `lists the article ${slug} but doesn't return it`, 404)
    return null
  }

  return {
    name: source.name,

    /** Every published article, newest first; loaded first when stale, for rendering pages. */
    articles: () => index.read(maxAgeMs),
    projects: () => projects.read(maxAgeMs),
    /** The same, stale-while-revalidate, for responding to requests. */
    cachedArticles: async () => (await index.readStale(maxAgeMs)).value.rows,
    cachedProjects: async () => (await projects.readStale(maxAgeMs)).value.rows,

    /** The whole list; the same object until it is loaded again. */
    cachedIndex: async () => (await index.readStale(maxAgeMs)).value,
    heldTexts: () => heldTexts(source, texts.held),

    /** The list's entry for an article, stale-while-revalidate; null for an unknown slug. */
    async find(slug: string): Promise<ArticleSummary | null> {
      return (await bySlug(index.readStale(maxAgeMs))).get(slug) ?? null
    },

    /** @returns null for an unknown slug; the reading's value is null for a listed article that was deleted */
    async article(slug: string): Promise<Reading<Article | null> | null> {
      if (!(await bySlug(index.readStale(maxAgeMs))).has(slug)) return null
      if (!(await bySlug(index.read(maxAgeMs))).has(slug)) return null
      return texts.of(slug).read(maxAgeMs)
    },

    /**
     * Returns the current state of an article, published or not, for its preview. The article is not cached.
     * @returns null for an article that the source doesn't provide
     */
    async preview(slug: string): Promise<Article | null> {
      const draft = (await source.listDrafts())?.find((article) => article.slug === slug)
      if (draft) return draft
      const { rows, scheduled = [] } = (await index.read(cheap ? 0 : maxAgeMs)).value
      const listed = [...rows, ...scheduled].find((article) => article.slug === slug)
      return listed ? source.findArticle(listed) : null
    },

    /** Whether the text of a listed article is cached, or can be loaded now. */
    async canShow(slug: string): Promise<boolean> {
      const value = texts.of(slug)
      if (await value.isCached()) return true
      return value.read(maxAgeMs).then(
        () => true,
        () => false, // the failed load was logged
      )
    },

    status: (): { articles: ValueStatus; projects: ValueStatus; skipped: SkippedRow[] } => ({
      articles: index.status(),
      projects: projects.status(),
      skipped: [index, projects].flatMap((list) => list.peek()?.value.skipped ?? []),
    }),

    /** Loads a list now. @throws when the response is bad; the cached list remains */
    refreshArticles: async (options?: RefreshOptions) => (await index.refresh(options)).value.rows,
    refreshProjects: async (options?: RefreshOptions) => (await projects.refresh(options)).value.rows,
    /** Loads one article now, if it is listed. */
    async refreshArticle(slug: string): Promise<void> {
      if ((await bySlug(index.read(maxAgeMs))).has(slug)) await texts.of(slug).refresh()
    },
    /**
     * Starts the invalidation of groups: draws its ticket before the new content is loaded.
     * @returns a function that completes it after the load: every instance then reloads what it loaded before the
     *   ticket. The lists of an upstream need no invalidation, because peers share the new load; files are read by each
     *   instance itself.
     */
    async beginInvalidation(groups: Group[]): Promise<() => Promise<void>> {
      const ticket = await cache.nextTicket()
      return async () => {
        // A list read from files reports no versions of texts, so these are invalidated with it.
        const named = cheap && groups.includes('articles') ? new Set([...groups, 'texts']) : groups
        for (const group of named) if (cheap || group === 'texts') await cache.invalidate(group, ticket)
      }
    },
  }
}

export type Catalog = ReturnType<typeof createCatalog>
