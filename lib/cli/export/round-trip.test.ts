import { createUpstream } from '@/e2e/stub/upstream'
import { anArticleRow, aProjectRow } from '@/e2e/stub/rows'
import { createContentReader } from '../../content/sources/files/read-content'
import { frontMatterSchema } from '../../content/sources/files/front-matter'
import { anOwnSite, noteLines } from '@/e2e/unit/imported-site'
import { fetchingFrom } from '../import/write/pictures'
import { exportContent } from './export-content'
import { filesLeftOut } from './files-left-out'

const EVERY_FIELD = `---
id: 7
title: "Año: «ñandú» & 100 % 'así'"
excerpt: Con acentos, comas y dos puntos, sin más.
meta_description: "# no es un comentario"
featured_image: /images/articles/ñandú.svg
tags: [php, "no: clave", año]
status: published
created_at: 2026-03-29 02:30:00
published_at: 2026-03-30 09:00:00
updated_at: 2026-03-31 10:00:01
series: "Ñandúes: una serie"
series_order: 2
project: [2, 1]
---

# Uno

![Esquema](/images/esquema.png "título") y [otro](/article/año), <b>HTML</b>, https://example.com/x_y.

\`\`\`js
const a = \`b\`   // dos espacios al final  
\`\`\`

[^1]: nota
`
const FEW_FIELDS =
  '---\nid: 8\ntitle: Borrador\ntags: []\nstatus: draft\ncreated_at: 2026-01-01 00:00:00\n---\n\nTexto.\n'
const CODE =
  '---\nid: 10\ntitle: Código\ntags: []\nstatus: published\ncreated_at: 2019-01-01 00:00:00\n---\n\n    uno\n    dos\n\nTexto.\n'
const LEGACY =
  '---\nid: 9\ntitle: HTML\ntags: []\nstatus: published\ncreated_at: 2020-01-01 00:00:00\nproject: 1\n---\n\n<p>Uno</p>\n\n<p>Dos</p>\n'
const PROJECTS = [
  {
    id: 2,
    imgPath: '/images/projects/p.svg',
    isBlog: false,
    title: 'Añil',
    description: 'Ñ  y más',
    ghLink: 'https://example.com',
    demoLink: '',
    tipo: 'app',
  },
  {
    id: 1,
    imgPath: '',
    isBlog: true,
    title: 'Otro',
    description: '',
    ghLink: '',
    demoLink: 'https://example.com/a?b=1#c',
    tipo: 'web',
  },
]

let from: ReturnType<typeof anOwnSite>
let into: ReturnType<typeof anOwnSite>
beforeEach(() => {
  from = anOwnSite()
  into = anOwnSite()
})
afterEach(() => {
  from.close()
  into.close()
})

function writeContent() {
  from.write('content/articles/año.md', EVERY_FIELD)
  from.write('content/articles/borrador.md', FEW_FIELDS)
  from.write('content/articles/viejo.md', LEGACY)
  from.write('content/projects.json', `${JSON.stringify(PROJECTS, null, 2)}\n`)
  for (const name of ['articles/ñandú.svg', 'esquema.png', 'projects/p.svg'])
    from.write(`content/images/${name}`, `the bytes of ${name}`)
}

const bytes = (site: typeof from) =>
  Object.fromEntries(
    Object.keys(site.state())
      .filter((name) => !name.endsWith('.imported.json'))
      .map((name) => [name, site.read(name)]),
  )

test('what goes there and back has every field of the front matter', () => {
  const named = [...EVERY_FIELD.matchAll(/^(\w+):/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(frontMatterSchema.shape).toSorted())
})

test('an export into an empty folder gives the same files, byte for byte', async () => {
  writeContent()
  const out = into.place('export')
  expect(await exportContent(from.folders, out, false)).toEqual({
    articles: 3,
    projects: 2,
    pictures: 3,
    elsewhere: [],
  })
  const result = await into.import(out)
  expect(bytes(into)).toEqual(bytes(from))
  expect(noteLines(result)).toEqual([])
  expect(into.asked).toEqual([])
  const before = into.state()
  expect((await into.import(out)).files).toEqual([])
  expect(into.state()).toEqual(before)
})

test('code at the beginning of an article keeps its indent', async () => {
  from.write('content/articles/codigo.md', CODE)
  const out = into.place('export')
  await exportContent(from.folders, out, false)
  await into.import(out)
  expect(into.read('content/articles/codigo.md')).toBe(CODE)
  const [article] = await createContentReader(into.folders).readArticles()
  expect(article?.content).toBe('    uno\n    dos\n\nTexto.')
})

test('what an export has no place for is named: English texts, stories, the order of series', async () => {
  writeContent()
  await expect(filesLeftOut(from.folders)).resolves.toEqual([])
  from.write('content/articles/año.en.md', '---\ntitle: Year\n---\n\nText.\n')
  from.write('content/projects/1.md', 'Historia.\n')
  from.write('content/projects/notas.txt', 'x')
  from.write('content/series.json', '[]\n')
  await expect(filesLeftOut(from.folders)).resolves.toEqual([
    'content/articles/año.en.md',
    'content/projects/1.md',
    'content/series.json',
  ])
})

test('an export has the form of the content API', async () => {
  writeContent()
  await exportContent(from.folders, into.place('export'), false)
  const { success, data } = JSON.parse(into.read('export/articles.json'))
  expect(success).toBe(true)
  expect(data.articles.map(({ id }: { id: number }) => id)).toEqual([7, 8, 9])
  expect(data.articles[1]).toEqual({
    id: 8,
    title: 'Borrador',
    slug: 'borrador',
    excerpt: null,
    content: 'Texto.',
    status: 'draft',
    featured_image: null,
    tags: [],
    meta_description: null,
    created_at: '2026-01-01 00:00:00',
    updated_at: null,
    published_at: null,
  })
  expect(data.pagination).toEqual({
    current_page: 1,
    per_page: 3,
    total_items: 3,
    total_pages: 1,
    has_next: false,
    has_prev: false,
  })
  expect(JSON.parse(into.read('export/projects.json')).data.projects).toEqual(PROJECTS)
})

test('an export is written again, but a file of somebody else is not written over', async () => {
  writeContent()
  await exportContent(from.folders, into.place('export'), false)
  await exportContent(from.folders, into.place('export'), false)
  into.write('export/projects.json', '[]')
  await expect(exportContent(from.folders, into.place('export'), false)).rejects.toThrow('is no export')
  expect(into.read('export/projects.json')).toBe('[]')
  await exportContent(from.folders, into.place('export'), true)
  expect(into.read('export/projects.json')).toContain('Añil')
})

test('what the site could not show is not exported', async () => {
  from.write('content/articles/malo.md', '---\ntitle: x\n---\n')
  await expect(exportContent(from.folders, into.place('export'), false)).rejects.toThrow(
    'content/articles/malo.md:',
  )
  expect(into.has('export')).toBe(false)
})

test('fields that have no place, and pictures that are not there, are listed', async () => {
  writeContent()
  await exportContent(from.folders, into.place('export'), false)
  const list = JSON.parse(into.read('export/articles.json'))
  list.data.articles[1].views = 12
  list.data.articles[1].featured_image = '/images/no.png'
  list.data.articles[1].empty = null
  into.write('export/articles.json', JSON.stringify(list))
  expect(noteLines(await into.import(into.place('export')))).toEqual([
    'content/articles/borrador.md: the field "views" has no place here (12)',
    'content/articles/borrador.md: its picture /images/no.png is left out: there is no such file',
  ])
})

test('where a project gets another id, its articles name that one', async () => {
  writeContent()
  await exportContent(from.folders, into.place('export'), false)
  into.write('content/projects.json', JSON.stringify([{ ...PROJECTS[0], id: 1, title: 'Mío' }]))
  await into.import(into.place('export'))
  const ids = JSON.parse(into.read('content/projects.json')).map((row: { id: number; title: string }) => [
    row.title,
    row.id,
  ])
  expect(ids).toEqual([
    ['Mío', 1],
    ['Añil', 2],
    ['Otro', 3],
  ])
  expect(into.read('content/articles/año.md')).toContain('\nproject: [2, 3]\n')
  expect(into.read('content/articles/viejo.md')).toContain('\nproject: 3\n')
})

test('pictures of the API itself are fetched also from an address of the own network', async () => {
  const upstream = createUpstream({ articles: [], projects: [aProjectRow(1, { imgPath: 'image.png' })] })
  const base = await upstream.start()
  const fetch = fetchingFrom(new URL(base).host)
  await into.import(base, { fetch }).finally(() => upstream.stop())
  const [project] = await createContentReader(into.folders).readProjects()
  expect(project?.imgPath).toMatch(/^\/images\/projects\/proyecto-1\/image\.(?:png|jpg)$/)
})

test('a running content API becomes files: all pages, loose rows, pictures, what is lost', async () => {
  const upstream = createUpstream({
    articles: [
      ...Array.from({ length: 60 }, (_, index) => anArticleRow(index + 1)),
      anArticleRow(99, { slug: 'a/b', title: 'Con barra' }),
      anArticleRow(98, {
        slug: 'sin-fecha',
        created_at: null,
        updated_at: null,
        published_at: null,
        content: '<p>Uno <em>dos</em></p>',
      }),
    ],
    projects: [aProjectRow(1, { imgPath: '../../Assets/a b.png', tipo: 'otro' })],
  })
  const base = await upstream.start()
  const result = await into.import(base).finally(() => upstream.stop())
  expect(result.articles).toHaveLength(61)
  expect(await createContentReader(into.folders).readArticles()).toHaveLength(61)
  expect(into.read('content/articles/sin-fecha.md')).toContain(
    'created_at: 1970-01-01 00:00:00\n---\n\nUno *dos*\n',
  )
  const [project] = await createContentReader(into.folders).readProjects()
  expect(project).toMatchObject({
    tipo: 'web',
    imgPath: expect.stringMatching(/^\/images\/projects\/.+\/a-b\.png$/),
  })
  expect(into.asked).toContain(`${base}/Assets/a%20b.png`)
  expect(noteLines(result)).toEqual(
    expect.arrayContaining([
      `${base}: row 99 "Con barra" is left out: slug should be a text without slashes, of at most 255 bytes, got "a/b"`,
      'content/articles/sin-fecha.md: it has no date: 1970-01-01 is written',
    ]),
  )
  expect(into.has('content/redirects.ts')).toBe(false)
})
