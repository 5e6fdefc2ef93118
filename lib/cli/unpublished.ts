import 'server-only'
import { datesAhead, publicationDate } from '../content/publication'
import type { ContentSource } from '../content/content-source'
import { listAllArticles } from '../content/sources/list-all'

type Unpublished = { slug: string; title: string; state: 'draft' | 'scheduled'; date: string | null }

/**
 * Lists the unpublished articles: scheduled ones, the next first, then drafts, newest first. An API hands over no drafts.
 * @param now milliseconds since 1970
 */
export async function listUnpublished(source: ContentSource, now: number): Promise<Unpublished[]> {
  const waits = datesAhead(now)
  const drafts = (await source.listDrafts()) ?? []
  const listed = (await listAllArticles(source, now)).rows.filter(waits)
  const ofState = (state: Unpublished['state']) => (article: (typeof listed)[number]) => ({
    slug: article.slug,
    title: article.title,
    state,
    date: state === 'scheduled' ? publicationDate(article) : article.published_at,
  })
  const byDate = (a: Unpublished, b: Unpublished) => (a.date ?? '').localeCompare(b.date ?? '')
  const newestFirst = [...drafts].sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''))
  return [...listed.map(ofState('scheduled')).sort(byDate), ...newestFirst.map(ofState('draft'))]
}
