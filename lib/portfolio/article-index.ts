import type { LoadStart, RefreshOptions } from '../cache/value-options'
import { versionOf } from '../cache/version'
import { assertPlausible, logNewlySkipped } from '../content/plausible'
import { datesAhead, nextPublication } from '../content/publication'
import type { ContentSource } from '../content/sources/content-source'
import { listAllArticles, newestFirst } from '../content/sources/list-all'
import type { Article, ArticleIndex, ArticleSummary, SkippedRow } from '../content/types'
import { withoutUpdate } from './update-times'

/** Maximum number of articles requested one by one for each load of the list. */
const MAX_QUESTIONS = 24
const AT_ONCE = 4

type Options = {
  source: ContentSource
  /** Receives the articles whose texts came with the list and have changed. */
  offer: (article: Article, start: LoadStart) => Promise<void>
  /** Returns milliseconds since 1970: articles dated later are not published yet. */
  now: () => number
  /** Whether a changed `updated_at` counts as an edit. Otherwise an unchanged article keeps its previous `updated_at`. */
  trustsUpdates?: boolean
}

/**
 * Creates the loader of the list of all articles. Where the list alone doesn't determine whether an article exists, the
 * loader requests the article itself.
 */
export function createIndexLoader({ source, offer, now, trustsUpdates = false }: Options) {
  /** Ids of articles that the source listed, but responded 404 for. */
  const distrusted = new Set<number>()
  const knownVersions = new WeakMap<Article, string>()

  /**
   * Returns the version of an article, cached by object: files that have not changed are the same objects on each read.
   */
  function versionOfText(article: Article): string {
    const version = knownVersions.get(article) ?? versionOf(trustsUpdates ? article : withoutUpdate(article))
    knownVersions.set(article, version)
    return version
  }

  /**
   * Requests articles one by one.
   * @returns ids of those that the source doesn't have; on an error an article counts as existing
   */
  async function gone(articles: ArticleSummary[]): Promise<Set<number>> {
    const asked = articles.slice(0, MAX_QUESTIONS)
    const missing = new Set<number>()
    for (let start = 0; start < asked.length; start += AT_ONCE)
      await Promise.all(
        asked.slice(start, start + AT_ONCE).map(async (article) => {
          const found = await source.findArticle(article).catch(() => article)
          if (!found) missing.add(article.id)
        }),
      )
    return missing
  }

  return {
    /** The source listed this article but doesn't return it: the next load of the list checks it. */
    distrust: (id: number): void => void distrusted.add(id),

    async load(
      previous: ArticleIndex | null,
      options: RefreshOptions,
      start: LoadStart,
    ): Promise<ArticleIndex> {
      const waits = datesAhead(now())
      const sent = await listAllArticles(source, waits)
      const { rows, skipped, whole, complete } = sent
      const before = previous && [...previous.rows, ...(previous.scheduled ?? [])]
      assertPlausible(source.name, sent, before ?? undefined, options)
      const ids = new Set(rows.map(({ id }) => id))
      // The source's total exceeds the rows that it listed: an article missing from the list may still exist.
      const unseen = complete || !before ? [] : before.filter(({ id }) => !ids.has(id))
      const dubious = rows.filter(({ id }) => distrusted.has(id))
      const missing = await gone([...dubious, ...unseen])
      for (const { id } of dubious) if (!missing.has(id)) distrusted.delete(id)
      const refused = dubious.filter(({ id }) => missing.has(id)).map(notReturned)
      const versions = Object.fromEntries(whole.map((article) => [article.slug, versionOfText(article)]))
      const slugs = new Set(rows.map(({ slug }) => slug))
      const listed = [
        ...rows.map(withKnownUpdate(before, previous?.versions, versions)),
        ...unseen.filter(({ slug }) => !slugs.has(slug)),
      ]
        .filter(({ id }) => !missing.has(id))
        .sort(newestFirst)
      const scheduled = listed.filter(waits)
      const index = {
        rows: listed.filter((row) => !waits(row)),
        scheduled,
        nextDue: nextPublication(scheduled),
        skipped: [...skipped, ...refused],
        versions,
      }
      const known = previous?.versions ?? versions
      for (const article of whole)
        if (known[article.slug] !== versions[article.slug]) await offer(article, start)
      logNewlySkipped('articles', index.skipped, previous?.skipped)
      return index
    },
  }
}

type Versions = ArticleIndex['versions']

/** Returns a function that keeps a row's previous `updated_at` while the version of its article is unchanged. */
function withKnownUpdate(before: ArticleSummary[] | null, then: Versions = {}, versions: Versions) {
  const known = new Map(before?.map((row) => [row.slug, row.updated_at]))
  return (row: ArticleSummary): ArticleSummary => {
    const { slug } = row
    const isSame = then[slug] !== undefined && then[slug] === versions[slug]
    return isSame ? { ...row, updated_at: known.get(slug) ?? row.updated_at } : row
  }
}

function notReturned({ id, title }: ArticleSummary): SkippedRow {
  return { id: String(id), title, field: 'id', reason: 'is listed, but the source answers 404 for it' }
}
