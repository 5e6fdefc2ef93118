import fc from 'fast-check'
import { readLink, resolveImage } from './addresses'
import { InvalidDataError } from './errors'
import { parseArticle, parseArticlePagination, parseArticleSummary, parseProject, readSlug } from './parse'
import { readTags, readText } from './read-values'
import detail from './fixtures/article-detail.json'
import list from './fixtures/articles-page-1.json'
import projects from './fixtures/projects-page-1.json'

const origin = { endpoint: 'http://api.test/articles.php', root: 'http://api.test' }
const row = (fields: object) => ({ ...list.data.articles[0], ...fields })

test('ids and totals: accepts numbers and numeric strings', () => {
  expect(parseArticleSummary(row({ id: '33' }), origin)?.id).toBe(33)
  expect(parseArticle(detail.data, origin)?.id).toBe(14)
  expect(parseArticlePagination(list.data.pagination, origin).total_items).toBe(14)
})

test.each([null, '', undefined, '   '])(
  'empty values: %p in excerpt, image and description is treated as missing',
  (empty) => {
    const article = parseArticleSummary(
      row({ excerpt: empty, featured_image: empty, meta_description: empty }),
      origin,
    )
    expect(article).toMatchObject({ excerpt: null, featured_image: null, meta_description: null })
  },
)

test.each([
  [null, []],
  [undefined, []],
  [[], []],
  [
    [7, null, true, 'PHP'],
    ['7', 'PHP'],
  ],
  ['react', ['react']],
  ['react, php ,, ia', ['react', 'php', 'ia']],
  ['["react","php"]', ['react', 'php']],
  ['[roto', ['[roto']],
  [{ 0: 'react', 3: 'php' }, ['react', 'php']],
  [['PHP', 'php', ' php '], ['PHP']],
  [true, []],
])('tags: %j is parsed as %j', (given, tags) => {
  expect(readTags(given)).toEqual(tags)
})

test('tags: ten thousand tags, or one of a thousand characters, are truncated', () => {
  expect(readTags(Array.from({ length: 10_000 }, (_, index) => `t${index}`))).toHaveLength(50)
  expect(readTags(['x'.repeat(1000)])[0]).toHaveLength(60)
})

test('tags: the result is always an array of strings', () => {
  fc.assert(
    fc.property(fc.anything(), (value) =>
      readTags(value).every((tag) => typeof tag === 'string' && tag !== ''),
    ),
  )
})

test('dates without a time zone are unchanged; published_at is optional, updated_at falls back', () => {
  const article = parseArticleSummary(row({ published_at: null, updated_at: '0000-00-00 00:00:00' }), origin)
  expect(article).toMatchObject({
    published_at: null,
    created_at: '2026-09-05 10:33:56',
    updated_at: '2026-09-05 10:33:56',
  })
})

test.each([
  ['../../Assets/Projects/Mi Foto.JPG', 'http://api.test/Assets/Projects/Mi%20Foto.JPG'],
  ['Assets/x.png', 'http://api.test/Assets/x.png'],
  ['https://user:secret@cdn.test/x.png?size=2', 'https://cdn.test/x.png?size=2'],
  ['//user@cdn.test/x@2.png', 'https://cdn.test/x@2.png'],
  ['/Assets/x.png', 'http://api.test/Assets/x.png'],
  ['./x.png', 'http://api.test/x.png'],
  ['https://example.com/portada.jpg', 'https://example.com/portada.jpg'],
  ['//example.com/x.png', null],
  ['', null],
  [null, null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
])('images: %p resolves to %p', (given, address) => {
  expect(resolveImage(given, 'http://api.test')).toBe(
    given === '//example.com/x.png' ? 'https://example.com/x.png' : address,
  )
})

test('images of the site itself remain paths', () => {
  expect(resolveImage('/images/a b.svg', '')).toBe('/images/a%20b.svg')
  expect(resolveImage('../../../etc/passwd', '')).toBe('/etc/passwd')
})

test('a draft is never parsed as an article', () => {
  expect(parseArticleSummary(row({ status: 'draft' }), origin)).toBeNull()
  expect(parseArticle({ ...detail.data, status: 'draft' }, origin)).toBeNull()
})

test('slugs: joiners, which some scripts and emoji need, are preserved', () => {
  for (const slug of ['می\u200cخواهم', '👩\u200d💻']) expect(readSlug(slug)).toBe(slug.normalize('NFC'))
})

test('the type of a project is case-insensitive', () => {
  const typed = (tipo: unknown) => parseProject({ id: 1, title: 'P', tipo }, { endpoint: 'e', root: '' }).tipo
  expect(['Web', 'APP', ' app ', null].map(typed)).toEqual(['web', 'app', 'app', ''])
})

test('slugs: accents are allowed, and both Unicode forms are equivalent', () => {
  expect(readSlug('an\u0303o-nuevo')).toBe('año-nuevo')
  for (const good of [
    'a b',
    'a?b',
    'a#b',
    '100%',
    'a%2fb',
    'x'.repeat(255),
    'ñ'.repeat(127),
    'a,b',
    'a:b',
    '...x',
    'rsc',
    'a.rsc.md',
  ])
    expect(readSlug(good)).toBe(good)
  expect(readSlug('  con-blancos ')).toBe('con-blancos')
  expect(readSlug(7.5)).toBe('7.5')
  for (const bad of ['a/b', 'a.rsc', '..', '.', 'a\u0000b', 'x'.repeat(256), 'ñ'.repeat(128), '', ' ', null])
    expect(readSlug(bad)).toBeNull()
})

test.each([
  ['id', { id: 'x' }],
  ['slug', { slug: 'a/b' }],
  ['title', { title: '' }],
])('an article without a valid %s is rejected, naming endpoint, field and value', (field, fields) => {
  expect(() => parseArticleSummary(row(fields), origin)).toThrow(InvalidDataError)
  expect(() => parseArticleSummary(row(fields), origin)).toThrow(
    new RegExp(`articles.php: ${field} should be`),
  )
})

test.each([null, '', '0000-00-00 00:00:00', 'ayer'])(
  'a row whose dates are both %j is shown without a date',
  (date) => {
    expect(
      parseArticleSummary(row({ created_at: date, published_at: date, updated_at: date }), origin),
    ).toMatchObject({
      created_at: null,
      published_at: null,
      updated_at: null,
    })
    expect(
      parseArticleSummary(row({ created_at: date, published_at: '2026-01-02 03:04:05' }), origin),
    ).toMatchObject({
      created_at: '2026-01-02 03:04:05',
    })
  },
)

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

test('a project link is http or https, or omitted', () => {
  expect(readLink('https://example.com')).toBe('https://example.com/')
  for (const bad of ['javascript:alert(1)', 'ftp://x.y', '/demo', '', null, ' '])
    expect(readLink(bad)).toBeNull()
})

describe('deceptive texts', () => {
  test.each([
    ['a sign that turns the direction', 'factura\u202efdp.exe', 'facturafdp.exe'],
    ['isolates and embeddings', '\u2066a\u2069 \u202bb\u202c', 'a b'],
    ['signs without width', 'ad\u200bmi\u2060n\ufeff', 'admin'],
    ['control characters', 'a\u0000b\u001b[31m', 'a b [31m'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
  ])('%s', (_name, given, read) => expect(readText(given)).toBe(read))

  test('right-to-left text, joined emoji and accents are preserved', () => {
    for (const text of ['مرحبا بالعالم', '👩‍👩‍👧‍👦 familia', 'می‌خواهم', 'ñandú']) expect(readText(text)).toBe(text)
  })

  test('a text of invisible characters only is empty', () =>
    expect(readText('\u200b\u2060 \ufeff')).toBeNull())

  test('an overlong text is truncated with an ellipsis', () => {
    expect(readText('a'.repeat(1_000_000), 300)).toBe(`${'a'.repeat(299)}…`)
  })

  test.each(['a\u200bb', 'a\u202eb', 'a\ufeffb', '../a', 'a/b', 'a\\b', '..', 'a\u0085b'])(
    '%j is not accepted as an address',
    (slug) => expect(readSlug(slug)).toBeNull(),
  )
})
