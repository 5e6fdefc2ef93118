import { RELEVANCE_ARTICLES, RELEVANCE_SERIES } from '@/e2e/relevance/articles'
import { RELEVANCE_QUERIES, TOPIC_QUERIES } from '@/e2e/relevance/queries'
import { searchItems } from '@/e2e/unit/search'
import { ofTopics } from './documents'
import { createSiteSearch } from './site-search'

const topics = ofTopics({ articles: RELEVANCE_ARTICLES, series: RELEVANCE_SERIES })
const items = searchItems(RELEVANCE_ARTICLES, topics)
const { prepare, search } = createSiteSearch(async () => items)

// A search waits only briefly for an index that is being made.
beforeAll(prepare, 60_000)

/** Returns the queries whose first result is not the expected one. */
async function missed(queries: [query: string, path: string][]): Promise<string[]> {
  const others: string[] = []
  for (const [query, path] of queries) {
    const [first] = (await search(query)).results
    if (first?.href !== path) others.push(`${query}: ${first?.href ?? 'nothing'}`)
  }
  return others
}

test('each of forty queries ranks the expected article first', async () => {
  expect(RELEVANCE_QUERIES).toHaveLength(40)
  expect(await missed(RELEVANCE_QUERIES.map(([query, slug]) => [query, `/article/${slug}`]))).toEqual([])
})

test('the name of a series, a tag or the archive finds it', async () => {
  expect(await missed(TOPIC_QUERIES)).toEqual([])
})

test('an article about a topic ranks above a topic that only starts with the word', async () => {
  for (const query of ['acces', 'despl', 'datos', 'rendimiento de una consulta'])
    expect((await search(query)).results[0]?.kind).toBe('article')
})
