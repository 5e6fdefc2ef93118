import { RELEVANCE_ARTICLES } from '@/e2e/relevance/articles'
import { RELEVANCE_QUERIES } from '@/e2e/relevance/queries'
import { searchContent } from '@/e2e/unit/search'
import { createSiteSearch } from './site-search'

const MIN_FIRST = 38

const content = searchContent(RELEVANCE_ARTICLES)
const { search } = createSiteSearch({ content: async () => content })

test('of forty queries at least thirty-eight have the expected article first', async () => {
  const missed: string[] = []
  for (const [query, slug] of RELEVANCE_QUERIES) {
    const [first] = (await search(query)).results
    if (first?.href !== `/article/${slug}`) missed.push(`${query}: ${first?.href ?? 'nothing'}`)
  }
  expect(RELEVANCE_QUERIES).toHaveLength(40)
  expect({ missed, first: 40 - missed.length >= MIN_FIRST }).toMatchObject({ first: true })
})
