import { resolveImage, readLink } from './addresses'
import {
  parseArticle,
  parseArticlePagination,
  parseArticleSummary,
  parseProject,
  parseProjectPagination,
  readSlug,
} from './parse'
import { isRecord, readCount, readFlag, readTags, readText, withoutBidiControls } from './read-values'

const origin = { endpoint: 'http://api.test/x.php', root: 'http://api.test' }
const ROW = { id: 1, slug: 'uno', title: 'Uno', created_at: '2026-01-01 10:00:00' }
const article = (fields: object = {}) => parseArticleSummary({ ...ROW, ...fields }, origin)

test.each([
  [0, 0],
  ['0', 0],
  [' 33 ', 33],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', null],
  [-1, null],
  [1.5, null],
  ['1e3', null],
  [true, null],
  [NaN, null],
  [null, null],
])('%p is parsed as the count %p', (given, count) => {
  expect(readCount(given)).toBe(count)
})

test('four values are true, all others false', () => {
  expect([true, 1, '1', 'true'].map(readFlag)).toEqual([true, true, true, true])
  expect([false, 0, '0', 'yes', 'TRUE', 2, null, undefined].some(readFlag)).toBe(false)
})

test('a record is an object, not an array or null', () => {
  expect([{}, [], null, 'x'].map(isRecord)).toEqual([true, false, false, false])
})

test('a text is truncated to the maximum length, including the ellipsis', () => {
  expect([readText('abc', 3), readText('abcd', 3), readText('a bcd', 3)]).toEqual(['abc', 'ab…', 'a…'])
  expect(readText('a👋b', 3)).toBe('a\ufffd…')
  expect([readText(7), readText(Infinity), readText(true), readText('  a\tb\n')]).toEqual([
    '7',
    null,
    null,
    'a\tb',
  ])
  expect(withoutBidiControls(' a\u202eb \n')).toBe(' ab \n')
})

test('a long tag is truncated between grapheme clusters', () => {
  expect(readTags(['a'.repeat(59) + '😀'])).toEqual(['a'.repeat(59)])
  expect(readTags(['a'.repeat(58) + '😀b'])).toEqual(['a'.repeat(58) + '😀'])
})

test('tags: fifty of at most sixty characters, also from numbers and comma-separated strings', () => {
  expect(readTags(7)).toEqual(['7'])
  expect(readTags('"roto"')).toEqual(['"roto"'])
  expect(readTags(' ["a", "b"]')).toEqual(['a', 'b'])
  expect(readTags(['php', 'PHP', 'Web', 'web'])).toEqual(['php', 'Web'])
  expect(readTags(['a'.repeat(60), 'b'.repeat(61)])).toEqual(['a'.repeat(60), 'b'.repeat(60)])
  expect(readTags(Array.from({ length: 50 }, (_, index) => index))).toHaveLength(50)
})

test('a summary of a row has every field but the body', () => {
  expect(
    article({
      excerpt: ' E ',
      featured_image: 'a b.png',
      tags: 'x,y',
      meta_description: 'M',
      published_at: '2026-01-02',
      updated_at: '2026-01-03T01:02:03Z',
      content: 'C',
    }),
  ).toEqual({
    ...ROW,
    excerpt: 'E',
    featured_image: 'http://api.test/a%20b.png',
    tags: ['x', 'y'],
    meta_description: 'M',
    published_at: '2026-01-02 00:00:00',
    updated_at: '2026-01-03 01:02:03',
    reading_minutes: 1,
  })
})

test('a series can come with a position; a position alone is ignored', () => {
  const seriesOf = (fields: object) => {
    const { series, series_order } = article(fields) ?? {}
    return { series, series_order }
  }
  expect(seriesOf({ series: ' S ', series_order: '2' })).toEqual({ series: 'S', series_order: 2 })
  expect(seriesOf({ series: 'S' })).toEqual({ series: 'S' })
  expect(article({ series: 'S' })).not.toHaveProperty('series_order')
  expect(article({ series_order: 2 })).not.toHaveProperty('series_order')
})

test('without a creation date the publication date is used', () => {
  const dated = { created_at: '0000-00-00 00:00:00', published_at: '2026-01-02 00:00:00' }
  expect(article(dated)).toMatchObject({
    created_at: '2026-01-02 00:00:00',
    updated_at: '2026-01-02 00:00:00',
  })
})

test('published is explicit, or unspecified', () => {
  for (const status of [undefined, null, 'published']) expect(article({ status })).not.toBeNull()
  for (const status of ['draft', '', 'PUBLISHED', 1, false]) expect(article({ status })).toBeNull()
})

test('each text is truncated to its own limit', () => {
  const long = 'x'.repeat(6_000)
  expect(article({ title: long, excerpt: long, meta_description: long })).toMatchObject({
    title: expect.stringMatching(/^x{299}…$/) as string,
    excerpt: expect.stringMatching(/^x{1999}…$/) as string,
    meta_description: expect.stringMatching(/^x{1999}…$/) as string,
  })
  expect(parseProject({ id: 1, title: long, description: long }, origin)).toMatchObject({
    title: expect.stringMatching(/^x{299}…$/) as string,
    description: expect.stringMatching(/^x{4999}…$/) as string,
  })
})

test('the body of an article is preserved except for bidi controls; a missing one is empty', () => {
  const text = (content: unknown) => parseArticle({ ...ROW, content }, origin)?.content
  expect([text(' a\u202e\n'), text(null), text(7)]).toEqual([' a\n', '', ''])
})

test('a project has every field, whatever is missing', () => {
  expect(
    parseProject(
      { id: '7', title: ' P ', isBlog: '1', tipo: ' WEB ', ghLink: 'http://a.example', demoLink: 'x' },
      origin,
    ),
  ).toEqual({
    id: 7,
    imgPath: null,
    isBlog: true,
    title: 'P',
    description: '',
    ghLink: 'http://a.example/',
    demoLink: null,
    tipo: 'web',
  })
})

test.each([
  [() => parseArticleSummary('x', origin), 'article should be an object, got "x"'],
  [() => parseProject(null, origin), 'project should be an object, got null'],
  [() => parseProject({ id: 'x', title: 'T' }, origin), 'id should be a whole number, got "x"'],
  [() => parseProject({ id: 1, title: ' ' }, origin), 'title should be a text, got " "'],
  [() => parseProjectPagination({}, origin), 'pagination.page should be a whole number, got nothing'],
  [() => parseArticlePagination([], origin), 'pagination should be an object, got []'],
  [() => article({ slug: 'a/b' }), 'slug should be a text without slashes, of at most 255 bytes, got "a/b"'],
])('unusable values are reported: %#', (parse, message) => {
  expect(parse).toThrow(`http://api.test/x.php: ${message}`)
})

test('previous and next page are computed, not taken from the response', () => {
  const pagination = (current_page: number) =>
    parseArticlePagination(
      { current_page, per_page: '12', total_items: 30, total_pages: 3, has_next: 'x' },
      origin,
    )
  expect([1, 2, 3, 4].map((page) => pagination(page).has_prev)).toEqual([false, true, true, true])
  expect([1, 2, 3, 4].map((page) => pagination(page).has_next)).toEqual([true, true, false, false])
  expect(pagination(1)).toMatchObject({ current_page: 1, per_page: 12, total_items: 30, total_pages: 3 })
  expect(parseProjectPagination({ page: 1, limit: '6', total: 7, pages: 2 }, origin)).toEqual({
    page: 1,
    limit: 6,
    total: 7,
    pages: 2,
  })
})

test('a slug can be 255 bytes long, start with a dot and contain joiners', () => {
  expect(readSlug(' ñ'.repeat(1) + 'ñ'.repeat(126))).toHaveLength(127)
  expect(readSlug('ñ'.repeat(128))).toBeNull()
  expect([readSlug('.a'), readSlug('...'), readSlug('a\u200cb'), readSlug('a\ud800')]).toEqual([
    '.a',
    null,
    'a\u200cb',
    null,
  ])
})

test('addresses of images and links', () => {
  expect(resolveImage('..\\a\\B ñ.PNG', 'http://api.test')).toBe('http://api.test/a/B%20%C3%B1.PNG')
  expect(resolveImage(' a.png ', '')).toBe('/a.png')
  expect([
    resolveImage('HTTPS://a.example/x', ''),
    resolveImage('http://', ''),
    resolveImage(' ', ''),
  ]).toEqual(['https://a.example/x', null, null])
  expect([resolveImage('mailto:a', ''), resolveImage(7, ''), resolveImage('a.png', '')]).toEqual([
    null,
    null,
    '/a.png',
  ])
  expect([readLink(' HTTPS://a.example/x '), readLink('https://'), readLink(7)]).toEqual([
    'https://a.example/x',
    null,
    null,
  ])
})
