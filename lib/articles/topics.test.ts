import { anArticle } from '@/e2e/unit/builders'
import { besideArticle, findSeries, findTag, tagsOf, topicsOf, yearsOf } from './topics'

/** Newest first, with ids that decrease like the dates. */
const articles = Array.from({ length: 9 }, (_, index) => {
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
const listing = { articles, series: [{ name: 'Primeros pasos', articles: ['a-9', 'a-7'] }] }

test('for an article: the older and the newer one, the related ones, and its series', () => {
  expect(besideArticle(listing, 'a-8')).toMatchObject({
    previous: { slug: 'a-7', date: '2022-01-07 10:00:00' },
    next: { slug: 'a-9', title: 'N.º 9' },
    related: [{ slug: 'a-9' }, { slug: 'a-7' }, { slug: 'a-6' }],
    series: null,
  })
  expect(besideArticle(listing, 'a-7')?.series).toMatchObject({
    slug: 'primeros-pasos',
    place: 1,
    articles: [{ slug: 'a-9' }, { slug: 'a-7' }],
  })
})

test('the first article has no older one, the last no newer one, and an unknown one neither', () => {
  expect(besideArticle(listing, 'a-1')).toMatchObject({ previous: null, next: { slug: 'a-2' } })
  expect(besideArticle(listing, 'a-9')).toMatchObject({ previous: { slug: 'a-8' }, next: null })
  expect(besideArticle(listing, 'nada')).toBeNull()
})

test('a tag, a series, and all of them with their counts', () => {
  expect(findTag(listing, 'redis')?.articles).toHaveLength(3)
  expect(findTag(listing, 'Redis')).toBeNull()
  expect(findSeries(listing, 'primeros-pasos')?.articles).toHaveLength(2)
  expect(findSeries(listing, 'nada')).toBeNull()
  const { tags, series } = topicsOf(listing)
  expect(tags[0]).toEqual({ slug: 'redis', name: 'Redis', count: 3 })
  expect([tags.length, series]).toEqual([7, [{ slug: 'primeros-pasos', name: 'Primeros pasos', count: 2 }]])
})

test('the years, newest first; articles without a date come last, without a year', () => {
  const undated = anArticle({ slug: 'sin-fecha', created_at: null, published_at: null })
  expect(yearsOf([...articles, undated]).map(({ year, articles: own }) => [year, own.length])).toEqual([
    ['2023', 1],
    ['2022', 3],
    ['2021', 3],
    ['2020', 2],
    ['', 1],
  ])
})

const listOf = (...tags: string[][]) =>
  tags.map((own, index) => anArticle({ id: index + 1, slug: `a-${index + 1}`, tags: own }))
const shown = (list: ReturnType<typeof listOf>) =>
  [...tagsOf(list).values()].map(({ slug, name, articles }) => [slug, name, articles.map(({ id }) => id)])

test('spellings with the same address are one tag, named by the most frequent spelling', () => {
  expect(
    shown(listOf(['Programacion'], ['programación'], ['programación', 'PHP'], ['php'], ['PHP'])),
  ).toEqual([
    ['php', 'PHP', [3, 4, 5]],
    ['programacion', 'programación', [1, 2, 3]],
  ])
})

test('for equally frequent spellings the newest article’s is used', () => {
  expect(shown(listOf(['React'], ['react']))).toEqual([['react', 'React', [1, 2]]])
})

test('an article with two spellings of a tag has it once', () => {
  expect(shown(listOf([' React ', 'REACT', 'réact']))).toEqual([['react', 'React', [1]]])
})

test('tags are sorted by article count, then by name; one without letters has no page', () => {
  const tags = listOf(['b', '🎉'], ['tema 10'], ['tema 2'], ['c', 'b'])
  expect(shown(tags).map(([slug]) => slug)).toEqual(['b', 'c', 'tema-2', 'tema-10'])
})

test('tags named like built-in object properties work like others', () => {
  expect(tagsOf(listOf(['constructor', '__proto__'])).get('constructor')?.articles).toHaveLength(1)
  expect(tagsOf(listOf(['php'])).get('toString')).toBeUndefined()
})
