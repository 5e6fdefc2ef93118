import type { Post } from '../post'
import { placePosts } from './places'
import type { ImportRecord } from './record'

const post = (slug: string, fields: Partial<Post> = {}): Post =>
  ({
    key: slug,
    slug,
    title: 'Un título',
    wantedId: null,
    created: null,
    lost: [],
    ...fields,
  }) as unknown as Post
const nothing = (): ImportRecord => ({ articles: {}, projects: {}, pictures: {} })
const places = (posts: Post[], record = nothing(), existing: [string, number][] = []) =>
  placePosts(posts, record, new Map(existing)).map(({ slug, id, file }) => [slug, id, file])

test('texts are numbered from the oldest to the newest, and stay in their order', () => {
  expect(
    places([
      post('b', { created: '2026-02-01 00:00:00' }),
      post('a', { created: '2026-01-01 00:00:00' }),
      post('c'),
    ]),
  ).toEqual([
    ['b', 3, 'articles/b.md'],
    ['a', 2, 'articles/a.md'],
    ['c', 1, 'articles/c.md'],
  ])
})

test.each([
  ['is given where it is free', 5, 5],
  ['is the next one where it is not', 4, 5],
  ['is a number from 1', 0, 5],
  ['is never below', -3, 5],
])('the id that a text wants %s', (_, wantedId, id) => {
  expect(places([post('a', { wantedId })], nothing(), [['x', 4]])).toEqual([['a', id, 'articles/a.md']])
})

test('the next text has a number above all that were given', () => {
  const posts = [post('a', { wantedId: 9 }), post('b', { created: '2026-01-01 00:00:00' })]
  expect(places(posts).map(([, id]) => id)).toEqual([9, 10])
})

test('what an earlier run gave stays, and nobody else gets it', () => {
  const record = { ...nothing(), articles: { a: { file: 'articles/Otro.md', id: 3, hash: '' } } }
  expect(places([post('a'), post('otro', { wantedId: 3 })], record)).toEqual([
    ['Otro', 3, 'articles/Otro.md'],
    ['otro-2', 4, 'articles/otro-2.md'],
  ])
})

test('a text of the name of a file that is there has its id', () => {
  expect(
    places([post('a'), post('b')], nothing(), [
      ['a', 8],
      ['b', 0],
    ]),
  ).toEqual([
    ['a', 8, 'articles/a.md'],
    ['b', 9, 'articles/b.md'],
  ])
})

test('texts of one name are several files, on a disk that knows no case as well', () => {
  expect(places([post('a'), post('A', { key: '2' }), post('a', { key: '3' })]).map(([slug]) => slug)).toEqual(
    ['a', 'A-2', 'a-3'],
  )
})

test.each(['a/b', '.oculto', 'guia.en', 'a'.repeat(201)])(
  '%s is no name for a file, and the title makes one',
  (slug) => {
    const given = post(slug)
    expect(places([given]).map(([name]) => name)).toEqual(['un-titulo'])
    expect(given.lost).toEqual([`its address "${slug.slice(0, 60)}" can't be the name of a file`])
  },
)

test('a text without an address loses none; without a title as well it is an article', () => {
  const given = post('', { title: '¿?' })
  expect(places([given]).map(([name]) => name)).toEqual(['articulo'])
  expect(given.lost).toEqual([])
})

describe('beside an article of the owner’s own', () => {
  const beside = (given: Post, titles: [string, string][]) =>
    placePosts([given], nothing(), new Map([['a', 8]]), new Map(titles)).map(({ slug, id }) => [slug, id])

  test.each([
    ['Otro', [['a-2', 9]]],
    ['Un título', [['a', 8]]],
    [' un  TÍTULO', [['a', 8]]],
  ])('of the title %j', (title, places) => expect(beside(post('a'), [['a', title]])).toEqual(places))

  test('one of the same id is the same, whatever its title', () => {
    expect(beside(post('a', { wantedId: 8 }), [['a', 'Otro']])).toEqual([['a', 8]])
    expect(beside(post('a', { wantedId: 7 }), [['a', 'Otro']])).toEqual([['a-2', 7]])
  })

  test('a name in another case is the same name, and the next one may be taken too', () => {
    const given = post('A')
    expect(
      beside(given, [
        ['a', 'Otro'],
        ['a-2', 'Otro más'],
      ]),
    ).toEqual([['A-3', 9]])
    expect(given.lost).toEqual(['an article of your own has the address "A": this one has "A-3"'])
  })
})
