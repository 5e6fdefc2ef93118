import { LRUCache } from 'lru-cache'
import {
  StaleIfErrorValue,
  RETRY_AFTER_MS,
  type RefreshOptions,
  type SharedValues,
  type ValueStore,
} from '../cache/stale-if-error'
import type { ContentSource } from './sources/content-source'
import { EmptyAnswerError, UpstreamRefusedError } from './errors'
import type { Article, ArticleSummary, Project } from './types'
import { newestFirst, listAllArticles, listAllProjects } from './sources/list-all'

const BODIES_IN_MEMORY = 500

export type CatalogTimes = {
  /** How old data may be when a page is made from it: a page that is regenerated shows what is there now. */
  freshMs: number
  /** How old data may be for everything that is asked for often: lists in JSON, unknown addresses. */
  maxAgeMs: number
}

/** Where a catalog's values live besides this process. */
export type ValueStores = { shelf?: ValueStore; shared?: SharedValues }

const TEXT = 'article '

/**
 * The whole of a source, kept: the list of all articles without bodies, the list of all projects, and each
 * body that was asked for. Whether an article exists is decided by the list alone, so that unknown addresses
 * cost the source nothing, and a list that is suddenly empty or incomplete takes no page away.
 */
export function createCatalog(
  source: ContentSource,
  times: CatalogTimes,
  { shelf, shared }: ValueStores = {},
) {
  const retryAfterMs = Math.min(RETRY_AFTER_MS, times.maxAgeMs)
  const index = new StaleIfErrorValue<ArticleSummary[]>({
    name: 'articles',
    shelf,
    shared,
    retryAfterMs,
    load: async (previous, { allowEmpty }) => {
      const { articles, complete } = await listAllArticles(source)
      if (!allowEmpty) assertNotEmptied(source.name, articles, previous)
      return complete || !previous ? articles : withUnseen(articles, previous)
    },
  })

  const projects = new StaleIfErrorValue<Project[]>({
    name: 'projects',
    shelf,
    shared,
    retryAfterMs,
    load: async (previous, { allowEmpty }) => {
      const all = await listAllProjects(source)
      if (!allowEmpty) assertNotEmptied(source.name, all, previous)
      return all
    },
  })

  const bodies = new LRUCache<string, StaleIfErrorValue<Article>>({ max: BODIES_IN_MEMORY })

  function bodyOf(slug: string): StaleIfErrorValue<Article> {
    const known = bodies.get(slug)
    if (known) return known
    const body = new StaleIfErrorValue<Article>({
      name: `${TEXT}${slug}`,
      shelf,
      shared,
      retryAfterMs,
      load: async () => {
        const article = await source.findArticle(slug)
        if (article) return article
        throw new UpstreamRefusedError(source.name, `lists the article ${slug} but doesn't return it`, 404)
      },
    })
    bodies.set(slug, body)
    return body
  }

  return {
    name: source.name,

    /** Every published article, newest first; as fresh as a page that is being made needs it. */
    articles: () => index.get(times.freshMs),
    projects: () => projects.get(times.freshMs),
    /** The same from what is held, refreshed behind the scenes. */
    heldArticles: () => index.getStaleWhileRevalidate(times.maxAgeMs),
    heldProjects: () => projects.getStaleWhileRevalidate(times.maxAgeMs),

    /** What the list knows of an article, from what is held; null for one that it doesn't have. */
    async find(slug: string): Promise<ArticleSummary | null> {
      return bySlug(await index.getStaleWhileRevalidate(times.maxAgeMs)).get(slug) ?? null
    },

    async article(slug: string): Promise<Article | null> {
      const listed = bySlug(await index.getStaleWhileRevalidate(times.maxAgeMs)).has(slug)
      if (!listed || !bySlug(await index.get(times.freshMs)).has(slug)) return null
      return bodyOf(slug).get(times.freshMs)
    },

    /** Whether the text of a listed article was had before, or can be had now. */
    async canShow(slug: string): Promise<boolean> {
      const body = bodyOf(slug)
      if (await body.isThere()) return true
      return body.get(times.freshMs).then(
        () => true,
        () => false, // logged by what holds the text
      )
    },

    /** Takes over a value that another instance has had. @param name as the value is kept under */
    async adopt(name: string): Promise<void> {
      if (name === 'articles') return index.adopt()
      if (name === 'projects') return projects.adopt()
      return bodies.peek(name.slice(TEXT.length))?.adopt()
    },

    status: () => ({ articles: index.status(), projects: projects.status() }),

    /** Reads the lists from the source now. @throws when the answer is bad; what was held goes on serving */
    refreshArticles: (options?: RefreshOptions) => index.refresh(options),
    refreshProjects: (options?: RefreshOptions) => projects.refresh(options),
    /** Reads one body now, if the list knows the article. */
    async refreshArticle(slug: string): Promise<void> {
      if (bySlug(await index.get(times.freshMs)).has(slug)) await bodyOf(slug).refresh()
    },
  }
}

export type Catalog = ReturnType<typeof createCatalog>

const maps = new WeakMap<ArticleSummary[], Map<string, ArticleSummary>>()

/** A list as a map, made once for each list: thousands of articles are looked up at each request. */
function bySlug(list: ArticleSummary[]): Map<string, ArticleSummary> {
  const known = maps.get(list)
  if (known) return known
  const map = new Map(list.map((article) => [article.slug, article]))
  maps.set(list, map)
  return map
}

function assertNotEmptied(name: string, now: unknown[], before: unknown[] | null): void {
  if (now.length === 0 && before?.length) throw new EmptyAnswerError(name, before.length)
}

/** The source counts more articles than it showed: those not seen are not known to be gone, so they stay. */
function withUnseen(seen: ArticleSummary[], before: ArticleSummary[]): ArticleSummary[] {
  const slugs = new Set(seen.map((article) => article.slug))
  const ids = new Set(seen.map((article) => article.id))
  const unseen = before.filter((article) => !slugs.has(article.slug) && !ids.has(article.id))
  return [...seen, ...unseen].sort(newestFirst)
}
