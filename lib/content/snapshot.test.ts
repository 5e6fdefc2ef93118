import { fakeContent, fakeSnapshot, resetContent } from '@/e2e/unit/fake-content'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { createSnapshot, inEnglish, pageVersion, textsIn } from './snapshot'

const at = (moment: string, previous = null as ReturnType<typeof fakeSnapshot> | null) =>
  createSnapshot(fakeSnapshot().values, Date.parse(moment), previous)
const version = () => fakeSnapshot().version

beforeEach(() => {
  resetContent()
  fakeContent.articles = [
    anArticle({ id: 1, slug: 'uno', created_at: '2026-01-01 10:00:00' }),
    anArticle({ id: 2, slug: 'dos', created_at: '2026-01-02 10:00:00' }),
  ]
  fakeContent.translations = { uno: { content: 'One.' } }
})

test('the same content has the same version, on any instance and whenever it was loaded', () => {
  expect(version()).toEqual(version())
  expect(at('2026-03-01T10:00:00Z').version).toEqual(at('2026-09-01T10:00:00Z').version)
})

test.each<[string, () => void]>([
  ['a title', () => (fakeContent.articles = [anArticle({ slug: 'uno', title: 'Otro' })])],
  ['a new article', () => fakeContent.articles.push(anArticle({ id: 3, slug: 'tres' }))],
  ['a project', () => (fakeContent.projects = [aProject()])],
  ['a series', () => (fakeContent.series = [{ name: 'S', articles: ['uno'] }])],
  [
    'the title of an English text',
    () => (fakeContent.translations = { uno: { title: 'One', content: 'One.' } }),
  ],
  ['the policy', () => (fakeContent.policy = 'Otra.')],
  ['a part of a feature', () => (fakeContent.parts = { release: 'v2' })],
])('%s affects every page', (_name, edit) => {
  const { list } = version()
  edit()
  expect(version().list).not.toBe(list)
})

test('a body affects its own pages and everything that contains all bodies', () => {
  const before = version()
  fakeContent.articles = [
    anArticle({ ...fakeContent.articles[0], content: 'Otro.' }),
    fakeContent.articles[1] ?? anArticle(),
  ]
  const now = version()
  expect(now.list).toBe(before.list)
  for (const path of [
    '/',
    '/articles',
    '/article/dos',
    '/en/article/dos',
    '/media/icons.svg',
    '/media/article/uno.json',
  ])
    expect(pageVersion(path, now)).toBe(pageVersion(path, before))
  for (const path of [
    '/article/uno',
    '/en/article/uno',
    '/markdown/article/uno',
    '/rss.xml',
    '/feed.json',
    '/llms-full.txt',
  ])
    expect(pageVersion(path, now)).not.toBe(pageVersion(path, before))
})

test('the calendar, which changes daily, affects only the pages about the owner', () => {
  const before = version()
  fakeContent.parts = { contributions: [{ date: '2026-01-01', count: 1, level: 1 }] }
  for (const path of ['/', '/articles', '/article/uno', '/rss.xml'])
    expect(pageVersion(path, version())).toBe(pageVersion(path, before))
  for (const path of ['/about', '/en/about'])
    expect(pageVersion(path, version())).not.toBe(pageVersion(path, before))
})

test('an article is found by its slug in any encoding', () => {
  fakeContent.articles = [anArticle({ slug: 'año' })]
  const before = version()
  fakeContent.articles = [anArticle({ slug: 'año', content: 'Otro.' })]
  for (const path of ['/article/a%C3%B1o', '/article/an%CC%83o', '/article/año'])
    expect(pageVersion(path, version())).not.toBe(pageVersion(path, before))
  expect(pageVersion('/article/%E0%A4%A', before)).toBe(`${before.list}.`)
})

test('a scheduled article is published at a time known in advance; so is the next year', () => {
  fakeContent.articles.push(
    anArticle({ id: 3, slug: 'tres', published_at: '2026-06-01 12:00:00' }),
    anArticle({ id: 4, slug: 'cuatro', published_at: '2026-06-02 12:00:00' }),
  )
  const before = at('2026-05-31T10:00:00Z')
  expect(before.articles.map(({ slug }) => slug)).toEqual(['uno', 'dos'])
  expect(before.until).toBe(Date.parse('2026-06-01T10:00:00Z'))
  const first = at('2026-06-01T10:00:00Z', before)
  expect(first.articles.map(({ slug }) => slug)).toEqual(['uno', 'dos', 'tres'])
  expect(first.version.list).not.toBe(before.version.list)
  expect(first.until).toBe(Date.parse('2026-06-02T10:00:00Z'))
  const after = at('2026-06-02T10:00:00Z', first)
  expect(after.until).toBe(Date.parse('2026-12-31T23:00:00Z'))
  expect(at('2026-12-31T23:00:00Z', after).version.list).not.toBe(after.version.list)
})

test('the English translation of an unpublished article is not shown', () => {
  fakeContent.articles = [anArticle({ slug: 'uno', published_at: '2026-06-01 12:00:00' })]
  const { translated, translatedTexts } = at('2026-05-31T10:00:00Z')
  expect([translated.length, translatedTexts.size]).toEqual([0, 0])
})

test('unchanged lists keep their identity', () => {
  const { values } = fakeSnapshot()
  const before = createSnapshot(values, Date.parse('2026-05-31T10:00:00Z'), null)
  const now = createSnapshot({ ...values, policy: 'Otra.' }, Date.parse('2026-05-31T10:00:00Z'), before)
  expect(now.articles).toBe(before.articles)
  expect(now.translated).toBe(before.translated)
})

test('every referenced body exists', () => {
  const { values, bySlug, translatedTexts } = fakeSnapshot()
  const hashes = [bySlug.get('uno')?.text, bySlug.get('dos')?.text, translatedTexts.get('uno')]
  expect([...textsIn(values)].sort()).toEqual([...new Set(hashes)].sort())
  expect(textsIn({})).toEqual(new Set())
})

test('an English article is a translated copy of its original, but never inherits the fields that describe the body', () => {
  const original = anArticle({
    slug: 'uno',
    meta_description: 'Español',
    series: 'Serie',
    featured_image: '/a.png',
  })
  const text = { slug: 'uno', title: 'One', text: 'hash', minutes: 3 }
  const [english] = inEnglish([anArticle({ slug: 'dos' }), original], [text])
  expect(english).toMatchObject({
    slug: 'uno',
    title: 'One',
    excerpt: null,
    meta_description: null,
    featured_image: '/a.png',
    tags: original.tags,
    updated_at: original.updated_at,
    reading_minutes: 3,
  })
  expect(english).not.toHaveProperty('series')
})

test('a translation of an unpublished original is not shown; the order is that of the originals', () => {
  const texts = ['uno', 'dos', 'tres'].map((slug) => ({ slug, title: slug, text: slug, minutes: 1 }))
  const originals = [anArticle({ slug: 'tres' }), anArticle({ slug: 'uno' })]
  expect(inEnglish(originals, texts).map(({ slug }) => slug)).toEqual(['tres', 'uno'])
})
