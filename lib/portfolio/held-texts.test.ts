import { anArticle } from '@/e2e/unit/builders'
import { createDataCache } from '../cache/data-cache'
import type { ValueStore } from '../cache/store'
import { createCatalog } from './catalog'
import { paginate } from '../content/paginate'
import type { ContentSource } from '../content/sources/content-source'
import type { Article } from '../content/types'

const ARTICLES = [anArticle({ id: 1, slug: 'uno' }), anArticle({ id: 2, slug: 'dos', content: 'Otro.' })]

/** A catalog, and the slugs of single articles that its source was asked for. */
function aCatalog({ texts, stores = [] }: { texts: Article[] | null; stores?: ValueStore[] }) {
  const asked: string[] = []
  const source: ContentSource = {
    name: 'test',
    maxLimit: 50,
    listArticles: async (query) => ({
      ...paginate.articles(ARTICLES, query),
      received: ARTICLES.map(({ id }) => String(id)),
      skipped: [],
    }),
    findArticle: async ({ slug }) => {
      asked.push(slug)
      return ARTICLES.find((article) => article.slug === slug) ?? null
    },
    listDrafts: async () => null,
    listTexts: async () => texts,
    listProjects: async (query) => ({ ...paginate.projects([], query), received: [], skipped: [] }),
    findProject: async () => null,
  }
  const cache = createDataCache({ stores, later: () => undefined })
  return { asked, catalog: createCatalog(source, { cache, maxAgeMs: 1_000_000 }) }
}

test('texts of files are all there', async () => {
  const { asked, catalog } = aCatalog({ texts: ARTICLES })
  const find = await catalog.heldTexts()
  expect((await find('dos', false))?.content).toBe('Otro.')
  expect(await find('tres', true)).toBeNull()
  expect(asked).toEqual([])
})

test('of an upstream those that were loaded are there, and no other is asked for', async () => {
  const { asked, catalog } = aCatalog({ texts: null })
  await catalog.article('dos')
  const find = await catalog.heldTexts()
  expect((await find('dos', false))?.content).toBe('Otro.')
  expect([await find('uno', false), await find('uno', true), await find('tres', true)]).toEqual([
    null,
    null,
    null,
  ])
  expect(asked).toEqual(['dos'])
})

test('a text that an earlier process stored is found where the stores are asked', async () => {
  const kept = new Map<string, Awaited<ReturnType<ValueStore['load']>>>()
  const store: ValueStore = {
    load: async (name) => kept.get(name) ?? null,
    save: async (name, entry) => void kept.set(name, entry),
  }
  await aCatalog({ texts: null, stores: [store] }).catalog.article('dos')
  const { asked, catalog } = aCatalog({ texts: null, stores: [store] })
  const find = await catalog.heldTexts()
  expect(await find('dos', false)).toBeNull()
  expect((await find('dos', true))?.content).toBe('Otro.')
  expect(asked).toEqual([])
})
