import 'server-only'
import { ARCHIVE_PAGE_MAX } from '../../config/constants'
import { ARCHIVE, SERIES, TAGS } from '../../copy/topics'
import { topicsOf, yearsOf } from '../../content/topics'
import type { Listing } from '../../content/series-list'
import { topicRoutes } from '../../routing/topic-routes'
import type { Kind, SearchDocument } from './document'

/**
 * Returns series, tags and the archive, which are found by name and by kind: `serie redes`. A tag with one article is
 * left out, as its page contains no more than the article.
 */
export function topicDocuments(listing: Listing): SearchDocument[] {
  const { series, tags } = topicsOf(listing)
  return [
    ...series.map(({ slug, name, count }) =>
      topic('series', topicRoutes.series(slug), name, SERIES.count(count)),
    ),
    ...tags
      .filter(({ count }) => count > 1)
      .map(({ slug, name, count }) => topic('tag', topicRoutes.tag(slug), name, TAGS.count(count))),
    ...archiveDocuments(listing),
  ]
}

/** Returns the archive and its years, which have their own pages or are on the single page of all years. */
function archiveDocuments(listing: Listing): SearchDocument[] {
  const total = listing.articles.length
  if (total === 0) return []
  const years = yearsOf(listing.articles).filter(({ year }) => year !== '')
  const pathOf = (year: string) =>
    total > ARCHIVE_PAGE_MAX ? topicRoutes.archive(year) : `${topicRoutes.archive()}#${year}`
  return [
    topic('archive', topicRoutes.archive(), ARCHIVE.title, ARCHIVE.count(total)),
    ...years.map(({ year, articles }) =>
      topic('archive', pathOf(year), ARCHIVE.titleOf(year), ARCHIVE.count(articles.length)),
    ),
  ]
}

const WHAT: Partial<Record<Kind, string[]>> = { series: [SERIES.kicker], tag: [TAGS.kicker] }

function topic(kind: Kind, path: string, name: string, summary: string): SearchDocument {
  const title = name.normalize('NFC')
  return { key: path, kind, path, title, tags: WHAT[kind] ?? [], summary, sections: [] }
}

/** Whether a document only leads to articles, without content of its own. */
export function isTopic({ kind }: SearchDocument): boolean {
  return kind === 'series' || kind === 'tag' || kind === 'archive'
}
