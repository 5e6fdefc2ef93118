import { RELEVANCE_ARTICLES, RELEVANCE_SERIES } from '@/e2e/relevance/articles'
import { RELEVANCE_QUERIES, TOPIC_QUERIES } from '@/e2e/relevance/queries'
import { searchContent } from '@/e2e/unit/search'
import { createSiteSearch } from './site-search'
import { topicDocuments } from './topic-documents'

const MIN_FIRST = 38

const topics = topicDocuments({ articles: RELEVANCE_ARTICLES, series: RELEVANCE_SERIES })
const content = searchContent(RELEVANCE_ARTICLES, topics)
const { search } = createSiteSearch({ content: async () => content })

/** Returns the queries whose first result is not the expected one. */
async function missed(queries: [query: string, path: string][]): Promise<string[]> {
  const others: string[] = []
  for (const [query, path] of queries) {
    const [first] = (await search(query)).results
    if (first?.href !== path) others.push(`${query}: ${first?.href ?? 'nothing'}`)
  }
  return others
}

test('of forty queries at least thirty-eight have the expected article first', async () => {
  const others = await missed(RELEVANCE_QUERIES.map(([query, slug]) => [query, `/article/${slug}`]))
  expect(RELEVANCE_QUERIES).toHaveLength(40)
  expect({ others, first: 40 - others.length >= MIN_FIRST }).toMatchObject({ first: true })
})

test('the name of a series, of a tag or of the archive leads to it', async () => {
  expect(await missed(TOPIC_QUERIES)).toEqual([])
})

test('what is about a topic comes before a topic that only begins so', async () => {
  for (const query of ['acces', 'despl', 'datos', 'rendimiento de una consulta'])
    expect((await search(query)).results[0]?.kind).toBe('article')
})
