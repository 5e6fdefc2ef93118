import { dependencies, fakeContent, madeFrom, resetContent } from '@/e2e/unit/fake-catalog'
import { anArticle } from '@/e2e/unit/builders'
import { currentVersion } from '../cache/process-caches'
import { nameOfTag } from '../cache/tag-names'
import { versionOf } from '../cache/version'
import { env } from '../config/env'
import { findSelection, getSelection, slugsToPrerender } from './selections'

jest.mock('./series-file', () => {
  const named = [{ name: 'Primeros pasos', articles: ['a-9', 'a-7'] }]
  return { seriesFile: { read: async () => named } }
})

/** Newest first, with ids that decrease like the dates. */
const articles = () =>
  Array.from({ length: 9 }, (_, index) => {
    const id = 9 - index
    return anArticle({
      id,
      slug: `a-${id}`,
      title: `N.º ${id}`,
      excerpt: null,
      tags: id > 6 ? ['Redis'] : [`tag-${id}`],
      published_at: `202${Math.floor(id / 3)}-01-0${id} 10:00:00`,
    })
  })
const edit = (slug: string, fields: object) => {
  fakeContent.articles = fakeContent.articles.map((article) =>
    article.slug === slug ? { ...article, ...fields } : article,
  )
}

beforeEach(() => {
  resetContent()
  dependencies.length = 0
  fakeContent.articles = articles()
})

test('beside an article: the older and the newer one, the related ones, and its series', async () => {
  const beside = await getSelection('beside', 'a-8')
  expect(beside).toMatchObject({
    previous: { slug: 'a-7', date: '2022-01-07 10:00:00' },
    next: { slug: 'a-9', title: 'N.º 9' },
    related: [{ slug: 'a-9' }, { slug: 'a-7' }],
    series: null,
  })
  expect(dependencies).toEqual(['beside/a-8'])
  expect((await getSelection('beside', 'a-7'))?.series).toMatchObject({
    slug: 'primeros-pasos',
    place: 1,
    articles: [{ slug: 'a-9' }, { slug: 'a-7' }],
  })
})

test('the name of an article is there without its text, and is the same when anything else of it changes', async () => {
  fakeContent.broken = ['a-8']
  expect(await getSelection('named', 'a-8')).toEqual({ slug: 'a-8', title: 'N.º 8' })
  expect(dependencies).toEqual(['named/a-8'])
  expect(await getSelection('named', 'nada')).toBeNull()
  const version = await currentVersion('named/a-8')
  edit('a-8', { excerpt: 'Otro', tags: [] })
  expect(await currentVersion('named/a-8')).toBe(version)
  edit('a-8', { title: 'Otro' })
  expect(await currentVersion('named/a-8')).not.toBe(version)
})

test('the first article has no older one, the last no newer one, and an unknown one nothing', async () => {
  expect(await getSelection('beside', 'a-1')).toMatchObject({ previous: null, next: { slug: 'a-2' } })
  expect(await getSelection('beside', 'a-9')).toMatchObject({ previous: { slug: 'a-8' }, next: null })
  expect(await getSelection('beside', 'nada')).toBeNull()
})

test('a tag, a series, all of them with their numbers, and the years', async () => {
  expect((await getSelection('tag', 'redis'))?.articles).toHaveLength(3)
  expect(await getSelection('tag', 'Redis')).toBeNull()
  expect((await getSelection('series', 'primeros-pasos'))?.articles).toHaveLength(2)
  const { tags, series } = await findSelection('index')
  expect(tags[0]).toEqual({ slug: 'redis', name: 'Redis', count: 3 })
  expect([tags.length, series]).toEqual([7, [{ slug: 'primeros-pasos', name: 'Primeros pasos', count: 2 }]])
  const years = await getSelection('archive')
  expect(years.map(({ year, articles: own }) => [year, own.length])).toEqual([
    ['2023', 1],
    ['2022', 3],
    ['2021', 3],
    ['2020', 2],
  ])
})

test('a year by its number, and none that has no article', async () => {
  expect((await getSelection('year', '2022'))?.articles).toHaveLength(3)
  expect(await getSelection('year', '2019')).toBeNull()
})

test('the tag of a long slug is known once the list is, before a page of it is made', async () => {
  const name = `beside/${'ñ'.repeat(100)}`
  const tag = `~${versionOf(name)}`
  fakeContent.articles = [anArticle({ slug: 'ñ'.repeat(100) })]
  expect(nameOfTag(tag)).toBeNull()
  await getSelection('archive')
  expect(nameOfTag(tag)).toBe(name)
})

test('articles without a date stand last in the archive, without a year', async () => {
  fakeContent.articles = [
    anArticle({ slug: 'a' }),
    anArticle({ slug: 'b', created_at: null, published_at: null }),
  ]
  expect((await getSelection('archive')).map(({ year }) => year)).toEqual(['2026', ''])
})

describe('which pages an edit makes again', () => {
  const NAMES = [
    'beside/a-8',
    'beside/a-1',
    'tag/redis',
    'tag/tag-1',
    'series/primeros-pasos',
    'archive/',
    'index/',
  ]
  const outdated = async (change: () => void) => {
    for (const name of NAMES) {
      const [kind = '', key] = name.split('/')
      await getSelection(kind as 'tag', key)
    }
    change()
    const now = await Promise.all(NAMES.map(currentVersion))
    return NAMES.filter((name, index) => now[index] !== madeFrom.get(name))
  }

  test.each([
    ['a title', 'a-9', { title: 'Otro' }, ['beside/a-8', 'tag/redis', 'series/primeros-pasos', 'archive/']],
    ['an excerpt, which only cards show', 'a-9', { excerpt: 'Otro' }, ['tag/redis', 'series/primeros-pasos']],
    ['a tag', 'a-1', { tags: ['nueva'] }, ['tag/tag-1', 'index/']],
    ['a date of change without an edit', 'a-9', { updated_at: '2030-01-01 10:00:00' }, []],
    ['an article that they do not show', 'a-4', { title: 'Otro' }, ['archive/']],
  ])('%s', async (_, slug, fields, again) => {
    expect(await outdated(() => edit(slug, fields))).toEqual(again)
  })

  test('a new article is shown by its neighbour, the index and the archive alone', async () => {
    const later = anArticle({ id: 10, slug: 'a-10', title: 'Nuevo', excerpt: null, tags: ['otra'] })
    const again = await outdated(() => (fakeContent.articles = [later, ...fakeContent.articles]))
    expect(again).toEqual(['archive/', 'index/'])
  })

  test('while the source is down nothing is outdated, and a name of somebody else is nobody’s', async () => {
    fakeContent.failure = new Error('down')
    expect(await currentVersion('beside/a-8')).toBeNull()
    fakeContent.failure = null
    expect(await currentVersion('articles')).toBeNull()
    expect(await currentVersion('constructor/x')).toBeNull()
  })
})

describe('made at build', () => {
  const given = env.PRERENDER_ARTICLES
  afterEach(() => void Object.assign(env, { PRERENDER_ARTICLES: given }))

  test('are the tags of several articles, and every series', async () => {
    expect(await slugsToPrerender('tag')).toEqual(['redis'])
    expect(await slugsToPrerender('series')).toEqual(['primeros-pasos'])
  })

  test('are as many as articles are, those of most articles first', async () => {
    edit('a-6', { tags: ['Redis', 'css'] })
    edit('a-5', { tags: ['css'] })
    expect(await slugsToPrerender('tag')).toEqual(['redis', 'css'])
    Object.assign(env, { PRERENDER_ARTICLES: 1 })
    expect(await slugsToPrerender('tag')).toEqual(['redis'])
  })
})
