import { parseArticle, parsePagination, parseProject, readLink, readSlug, resolveImage } from './parse'
import detail from './fixtures/article-detail.json'
import list from './fixtures/articles-page-1.json'
import projects from './fixtures/projects-page-1.json'

const origin = { endpoint: 'http://api.test/x.php', root: 'http://api.test' }
const COUNTS = { page: 'current_page', pages: 'total_pages', total: 'total_items' }
const ROW = { id: 1, slug: 'uno', title: 'Uno', created_at: '2026-01-01 10:00:00' }
const article = (fields: object = {}) => parseArticle({ ...ROW, ...fields }, origin)

test('ids and totals: accepts numbers and numeric strings', () => {
  expect(article({ id: '33' })?.id).toBe(33)
  expect(parseArticle(detail.data, origin)?.id).toBe(14)
  expect(parsePagination(list.data.pagination, COUNTS, origin)).toEqual({ pages: 5, total: 14 })
})

test.each([null, ''])('%p in excerpt, image and description is treated as missing', (empty) => {
  expect(article({ excerpt: empty, featured_image: empty, meta_description: empty })).toMatchObject({
    excerpt: null,
    featured_image: null,
    meta_description: null,
  })
})

test.each([
  ['../../Assets/Projects/Mi Foto.JPG', 'http://api.test/Assets/Projects/Mi%20Foto.JPG'],
  ['Assets/x.png', 'http://api.test/Assets/x.png'],
  ['https://user:secret@cdn.test/x.png?size=2', 'https://cdn.test/x.png?size=2'],
  ['//user@cdn.test/x@2.png', 'https://cdn.test/x@2.png'],
  ['/Assets/x.png', 'http://api.test/Assets/x.png'],
  ['//example.com/x.png', 'https://example.com/x.png'],
  ['..\\a\\B ñ.PNG', 'http://api.test/a/B%20%C3%B1.PNG'],
  ['http://', null],
  [7, null],
  [' ', null],
  ['', null],
  [null, null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
])('images: %p resolves to %p', (given, address) => {
  expect(resolveImage(given, 'http://api.test')).toBe(address)
})

test('images of the site itself remain paths', () => {
  expect(resolveImage('/images/a b.svg', '')).toBe('/images/a%20b.svg')
  expect(resolveImage(' a.png ', '')).toBe('/a.png')
  expect(resolveImage('../../../etc/passwd', '')).toBe('/etc/passwd')
})

test('a project link is http or https, or omitted', () => {
  expect(readLink(' HTTPS://example.com ')).toBe('https://example.com/')
  for (const bad of ['javascript:alert(1)', 'ftp://x.y', 'https://', '/demo', '', null, ' ', 7])
    expect(readLink(bad)).toBeNull()
})

test('a slug is one segment of a path, in composed form; accents, signs and joiners are allowed', () => {
  expect(readSlug('an\u0303o-nuevo')).toBe('año-nuevo')
  expect(readSlug('  con-blancos ')).toBe('con-blancos')
  expect(readSlug(7.5)).toBe('7.5')
  const good = ['a b', 'a?b', 'a#b', '100%', 'a%2fb', 'a,b', 'a:b', '.a', '...x', 'rsc', 'a.rsc.md']
  const joined = ['a\u200cb', 'می\u200cخواهم', '👩\u200d💻'].map((slug) => slug.normalize('NFC'))
  for (const slug of [...good, ...joined, 'x'.repeat(255), 'ñ'.repeat(127)]) expect(readSlug(slug)).toBe(slug)
})

test.each([
  ...['a/b', 'a\\b', '../a', '.', '..', '...', 'a.rsc', '', ' ', null, 'x'.repeat(256), 'ñ'.repeat(128)],
  ...['a\u0000b', 'a\u0085b', 'a\u200bb', 'a\u202eb', 'a\ufeffb', 'a\ud800'],
])('%j is no slug', (slug) => expect(readSlug(slug)).toBeNull())

test.each([null, '0000-00-00 00:00:00'])('a row whose dates are both %j is shown without a date', (date) => {
  expect(article({ created_at: date, published_at: date, updated_at: date })).toMatchObject({
    created_at: null,
    published_at: null,
    updated_at: null,
  })
  expect(article({ created_at: date, published_at: '2026-01-02 03:04:05' })).toMatchObject({
    created_at: '2026-01-02 03:04:05',
    updated_at: '2026-01-02 03:04:05',
  })
})

test('projects as sent by the live API', () => {
  const [school, agenda, bare] = projects.data.projects.map((project) => parseProject(project, origin))
  expect(school).toMatchObject({
    isBlog: true,
    ghLink: null,
    imgPath: 'http://api.test/Assets/Projects/colegio.png',
  })
  expect(agenda).toMatchObject({ isBlog: false, demoLink: null, tipo: 'app' })
  expect(bare).toMatchObject({ imgPath: null, tipo: 'other' })
})

test('an article has every field of its row', () => {
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
    content: 'C',
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

test('the body of an article is preserved except for bidi controls; a missing one is null', () => {
  const text = (content: unknown) => article({ content })?.content
  expect([text(' a\u202e\n'), text(null), text(7)]).toEqual([' a\n', null, null])
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
  [() => parseArticle('x', origin), 'article should be an object, got "x"'],
  [() => parseProject(null, origin), 'project should be an object, got null'],
  [() => parseProject({ id: 'x', title: 'T' }, origin), 'id should be a whole number, got "x"'],
  [() => parseProject({ id: 1, title: ' ' }, origin), 'title should be a text, got " "'],
  [() => parsePagination([], COUNTS, origin), 'pagination should be an object, got []'],
  [() => article({ id: 'x' }), 'id should be a whole number, got "x"'],
  [() => article({ title: '' }), 'title should be a text, got ""'],
  [() => article({ slug: 'a/b' }), 'slug should be a text without slashes, of at most 255 bytes, got "a/b"'],
])('unusable values are reported: %#', (parse, message) => {
  expect(parse).toThrow(`http://api.test/x.php: ${message}`)
})
