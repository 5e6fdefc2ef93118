import { portfolioRows, readPortfolio } from './portfolio'

const BASE = 'https://api.example'
const ARTICLE = {
  id: 7,
  title: 'Uno',
  slug: 'año-uno',
  excerpt: 'Breve.',
  content: '\n# Uno\n\nTexto.\n',
  status: 'published',
  featured_image: '/images/uno.png',
  tags: 'php,css',
  created_at: '2026-01-02 10:00:00',
  updated_at: '2026-01-03 10:00:00',
  published_at: null,
}
const PROJECT = {
  id: 3,
  imgPath: '/images/tres.png',
  isBlog: false,
  title: 'Tres',
  description: 'Lo que hace.',
  ghLink: 'https://code.example',
  demoLink: ' https://demo.example ',
  tipo: 'web',
}

type Rows = Record<string, unknown>[]
const read = (articles: Rows, projects: Rows = [], base: string | null = null) =>
  readPortfolio({ articles, projects, place: 'a.json', base })
const post = (fields: object = {}, base: string | null = null) =>
  read([{ ...ARTICLE, ...fields }], [], base).posts[0]
const project = (fields: object = {}, base: string | null = null) =>
  read([], [{ ...PROJECT, ...fields }], base).projects?.[0]

test('an article keeps its id, its words and its times', () => {
  expect(post()).toMatchObject({
    key: 'portfolio export 7',
    wantedId: 7,
    title: 'Uno',
    slug: 'año-uno',
    tags: ['php', 'css'],
    status: 'published',
    created: '2026-01-02 10:00:00',
    updated: '2026-01-03 10:00:00',
    published: null,
    markdown: '# Uno\n\nTexto.',
    addresses: ['/article/a%C3%B1o-uno'],
    base: null,
    lost: [],
  })
  expect(post({}, BASE)).toMatchObject({
    key: `portfolio ${BASE} 7`,
    addresses: [`${BASE}/article/a%C3%B1o-uno`],
  })
})

test('a draft is read and stays one; an article without a time of its last change has none', () => {
  expect(post({ status: 'draft' })?.status).toBe('draft')
  expect(post({ updated_at: null })?.updated).toBeNull()
})

test('a series comes along with its place, if it has one', () => {
  expect(post()).not.toHaveProperty('series')
  expect(post({ series: 'Índices', series_order: 2 })?.series).toEqual({ name: 'Índices', order: 2 })
  expect(post({ series: 'Índices' })?.series).toEqual({ name: 'Índices', order: null })
})

test('the projects that it is about come along, however they are written', () => {
  expect(post()).not.toHaveProperty('projects')
  expect(post({ project: [2, '3'] })?.projects).toEqual([2, 3])
  expect(post({ project: 4 })?.projects).toEqual([4])
  for (const project of [null, [], 0, 'uno']) expect(post({ project })).not.toHaveProperty('projects')
})

test('what the site reckons by itself is no loss: minutes, and a last change that is the first', () => {
  expect(post({ reading_minutes: 4 })?.lost).toEqual([])
  expect(post({ updated_at: '2026-01-02 10:00:00' })?.updated).toBeNull()
  expect(post({ updated_at: '2026-01-02T10:00:00' })?.updated).toBeNull()
})

test('in an export a path of the site stays letter by letter, any other picture is an address', () => {
  expect(post({ featured_image: '/images/A b.png' })?.image).not.toBe('/images/A b.png')
  expect(post({ featured_image: '/images/%41.png' })?.image).toBe('/images/%41.png')
  expect(post({ featured_image: '//otro.example/a.png' })?.image).not.toBe('//otro.example/a.png')
  expect(post({ featured_image: 'https://otro.example/a.png' })?.image).toBe('https://otro.example/a.png')
  expect(post({ featured_image: null })?.image).toBeNull()
  expect(post({}, BASE)?.image).toBe(`${BASE}/images/uno.png`)
  expect(project()?.row.imgPath).toBe('/images/tres.png')
  expect(project({}, BASE)?.row.imgPath).toBe(`${BASE}/images/tres.png`)
  expect(project({ imgPath: null })?.row.imgPath).toBe('')
})

test('HTML of old rows becomes Markdown where it comes from a running site; an export is in the form of this one', () => {
  const content = '<p>Hola <strong>mundo</strong></p>'
  expect(post({ content }, BASE)?.markdown).toBe('Hola **mundo**')
  expect(post({ content })?.markdown).toBe(content)
  expect(post({ content: 'Hola **mundo**' }, BASE)?.markdown).toBe('Hola **mundo**')
})

test('a project keeps its addresses as its owner wrote them', () => {
  expect(project()).toEqual({
    key: 'portfolio export 3',
    row: { ...PROJECT, demoLink: 'https://demo.example' },
    lost: [],
  })
  expect(project({}, BASE)?.key).toBe(`portfolio ${BASE} 3`)
  expect(project({ ghLink: null, demoLink: '' })?.row).toMatchObject({ ghLink: '', demoLink: '' })
})

test('an app stays one, any other type becomes a web, and is named unless it was one', () => {
  expect(project({ tipo: 'app' })).toMatchObject({ row: { tipo: 'app' }, lost: [] })
  expect(project({ tipo: 'juego' })).toMatchObject({
    row: { tipo: 'web' },
    lost: ['its type "juego" is "web" now'],
  })
})

test('fields that have no place here are named, empty ones are not', () => {
  const extra = { views: 3, autor: null, nota: '' }
  const named = 'the field "views" has no place here (3)'
  expect(post(extra)?.lost).toEqual([named])
  expect(project({ ...extra, tipo: 'juego' })?.lost).toEqual([named, 'its type "juego" is "web" now'])
})

test('a row that can not be shown is left out and named, and the others stay', () => {
  const { posts, projects, notes } = read(
    [{ ...ARTICLE, slug: null }, ARTICLE, { ...ARTICLE, title: null }],
    [{ ...PROJECT, id: null, title: 'x'.repeat(90) }, PROJECT],
  )
  expect([posts.length, projects?.length]).toEqual([1, 1])
  expect(notes.map(({ file, line, what }) => [file, line, what.split(' is left out: ')[0]])).toEqual([
    ['a.json', null, 'the article 7 "Uno"'],
    ['a.json', null, 'the article 7'],
    ['a.json', null, `the project ? "${'x'.repeat(59)}…"`],
  ])
  expect(notes[0]?.what).toMatch(/ is left out: slug should be /)
})

test('a mistake of the code is no fault of a row', () => {
  const broken = {
    ...PROJECT,
    get description(): string {
      throw new TypeError('a mistake')
    },
  }
  expect(() => read([], [broken])).toThrow(TypeError)
})

test('an answer of the API is one that succeeded and has a list; what is no row in it is left', () => {
  const data = (value: unknown) => portfolioRows({ success: true, data: value })
  expect(data({ articles: [ARTICLE, 'x', null] })).toEqual({ articles: [ARTICLE], projects: [] })
  expect(data({ projects: [PROJECT] })).toEqual({ articles: [], projects: [PROJECT] })
  expect(data({ articles: [], projects: 'x' })).toEqual({ articles: [], projects: [] })
  for (const value of [null, 'x', [], {}, { articles: 'x' }]) expect(data(value)).toBeNull()
  expect(portfolioRows({ success: false, data: { articles: [] } })).toBeNull()
  for (const body of [null, [], 'x', { data: { articles: [] } }]) expect(portfolioRows(body)).toBeNull()
})
