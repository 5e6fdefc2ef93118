import 'server-only'
import { ARCHIVE_PAGE_MAX } from '../../config/constants'
import { ARCHIVE, SERIES, TAGS } from '../../copy/topics'
import { SELECTIONS } from '../../portfolio/selection-kinds'
import type { Listing } from '../../portfolio/series-list'
import { topicRoutes } from '../../routing/topic-routes'
import type { Kind, SearchDocument } from './document'

/**
 * Series, tags and the archive, which are found by their names and by what they are: `serie redes`. A tag of one article
 * is left out, as its page says no more than the article does.
 */
export function topicDocuments(listing: Listing): SearchDocument[] {
  const { series, tags } = SELECTIONS.index(listing, '')
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

/** The archive, and its years where they stand: on pages of their own, or on the one page of all. */
function archiveDocuments(listing: Listing): SearchDocument[] {
  const total = listing.articles.length
  if (total === 0) return []
  const years = SELECTIONS.archive(listing, '').filter(({ year }) => year !== '')
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

/** Whether a document leads to articles, and says nothing of its own. */
export function isTopic({ kind }: SearchDocument): boolean {
  return kind === 'series' || kind === 'tag' || kind === 'archive'
}
