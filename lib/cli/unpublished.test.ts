import { anArticle } from '@/e2e/unit/builders'
import type { ArticleSummary } from '../content/types'
import { listUnpublished } from './unpublished'

const NOW = Date.UTC(2026, 10, 20)
const article = (id: number, fields: Partial<ArticleSummary>) => {
  const { content: _, ...summary } = anArticle({ id, slug: `n${id}`, title: `Número ${id}`, ...fields })
  return summary
}

/** A source with these articles in its list, and these drafts. */
const sourceOf = (listed: ArticleSummary[], drafts: ArticleSummary[] | null) =>
  ({
    name: 'test',
    listArticles: async () => ({
      rows: listed,
      pages: 1,
      received: listed.map(({ id }) => String(id)),
      skipped: [],
    }),
    listDrafts: async () => drafts,
  }) as never

const waiting = async (listed: ArticleSummary[], drafts: ArticleSummary[] | null) => {
  const articles = await listUnpublished(sourceOf(listed, drafts), NOW)
  return articles.map(({ slug, state, date }) => `${slug} ${state} ${date}`)
}

test('drafts follow, newest first, undated ones at the end', async () => {
  const drafts = [
    article(1, { created_at: '2026-01-01 10:00:00' }),
    article(2, { created_at: null as never }),
    article(3, { created_at: '2026-03-01 10:00:00', published_at: '2026-05-01 10:00:00' }),
    article(4, { created_at: '2026-02-01 10:00:00' }),
  ]
  expect(await waiting([article(9, { published_at: '2027-01-01 10:00:00' })], drafts)).toEqual([
    'n9 scheduled 2027-01-01 10:00:00',
    'n3 draft 2026-05-01 10:00:00',
    'n4 draft null',
    'n1 draft null',
    'n2 draft null',
  ])
})

test('a source that hands over no drafts has none that wait', async () => {
  expect(await waiting([], null)).toEqual([])
})
