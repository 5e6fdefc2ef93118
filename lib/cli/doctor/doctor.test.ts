import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { foldersOf } from '../../config/content-folder'
import { checkContent } from './check-content'
import { checkPages } from './check-pages'
import type { Page } from './crawl'
import { NETWORKS, previewFor } from './networks'
import { readFacts } from './page-facts'
import { textReport } from './report-text'

const NOW = '2026-11-21 12:00:00'
const GOOD = 'Una descripción que ocupa lo que un buscador enseña, ni una línea suelta ni un párrafo entero.'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'doctor-'))
  await mkdir(path.join(root, 'content/articles'), { recursive: true })
  await mkdir(path.join(root, 'content/images'), { recursive: true })
  await write('content/projects.json', '[]')
})

afterEach(() => rm(root, { recursive: true, force: true }))

const write = (file: string, text: string | Buffer) => writeFile(path.join(root, file), text)

/** Writes an article with the given lines of front matter and body; the body starts on line 7. */
const article = (slug: string, { front = '', body = 'Texto.', id = 1, title = slug } = {}) =>
  write(
    `content/articles/${slug}.md`,
    [
      '---',
      `id: ${id}`,
      `title: ${title}`,
      `created_at: 2026-01-02 03:04:05`,
      front || `meta_description: ${GOOD}`,
      '---',
      body,
    ].join('\n'),
  )

const found = async (rule: string) =>
  (await checkContent(foldersOf(root, 'content'), NOW))
    .filter((finding) => finding.rule === rule)
    .map(({ severity, where, message }) => `${severity} ${where} ${message}`)

test('content without faults has no findings', async () => {
  await article('uno', { body: '# Sección\n\n[aquí](#sección) [allí](/about) [fuera](https://example.org)' })
  expect(await checkContent(foldersOf(root, 'content'), NOW)).toEqual([])
})

test('placeholders are named with their line', async () => {
  await write('content/site.ts', "export const site = {\n  name: 'Alex Muestra',\n}\n")
  await article('uno')
  expect(await found('placeholder')).toEqual([
    'warning content/site.ts:2 "Alex Muestra" is a placeholder; put your own value there',
  ])
})

test.each([
  [
    'tags: []',
    'warning content/articles/uno.md:3 has no meta_description and no excerpt; previews will show only the title',
  ],
  [
    'meta_description: Corta.',
    'warning content/articles/uno.md:5 meta_description has 6 characters; search results show 50 to 160',
  ],
  [
    `excerpt: ${'a'.repeat(161)}`,
    'warning content/articles/uno.md:5 excerpt has 161 characters; search results show 50 to 160',
  ],
])('descriptions: %.20s…', async (front, finding) => {
  await article('uno', { front })
  expect(await found('description')).toEqual([finding])
})

test('an update before the article itself; an article that is planned is none that was dated by mistake', async () => {
  await article('uno', { front: 'published_at: 2030-01-01 00:00:00\nupdated_at: 2025-01-01 00:00:00' })
  expect(await found('date')).toEqual([
    expect.stringMatching(/^warning content\/articles\/uno\.md:6 updated_at is before created_at/),
  ])
})

test('two articles with one title, whatever the case and the accents', async () => {
  await article('dos', { title: 'El título' })
  await article('uno', { id: 2, title: 'EL TITULO' })
  expect(await found('title')).toHaveLength(1)
})

test('a tag that looks like a slip, and one that stands alone; the colours of the site are known', async () => {
  await article('uno', { front: 'tags: [accesibilidad, php]' })
  await article('dos', { id: 2, front: 'tags: [accesibilidad]' })
  await article('tres', { id: 3, front: 'tags: [accesibilidd, raro, tutorials]' })
  expect(await found('tag')).toEqual([
    'warning content/articles/tres.md:5 the tag "accesibilidd" looks like "accesibilidad"; did you mean that?',
    'notice content/articles/tres.md:5 no other article has the tag "raro", and it has no colour of its own',
  ])
})

test('links that lead nowhere, anchors that are not there, and schemes that are taken out', async () => {
  await article('uno', {
    body: [
      '[a](/nada)',
      '[b](/article/dos#falta)',
      '[c](#tampoco)',
      '[d](javascript:alert(1))',
      '<a href="/otra">e</a>',
      '[f](/article/dos#está)',
      '[g](https://www.inesprueba.example/nada)',
    ].join('\n\n'),
  })
  await article('dos', { id: 2, body: '# Está' })
  expect((await found('link')).map((line) => line.split(' ')[1])).toEqual([
    'content/articles/uno.md:7',
    'content/articles/uno.md:9',
    'content/articles/uno.md:11',
    'content/articles/uno.md:15',
    'content/articles/uno.md:19',
  ])
  expect(await found('scheme')).toEqual([expect.stringContaining('error content/articles/uno.md:13')])
})

test('pictures without a description, in Markdown and in HTML', async () => {
  await article('uno', {
    body: '![](https://example.org/a.png)\n\n<img src="https://example.org/b.png">\n\n![bien](https://example.org/c.png)',
  })
  expect((await found('alt')).map((line) => line.split(' ')[1])).toEqual([
    'content/articles/uno.md:7',
    'content/articles/uno.md:9',
  ])
})

test('pictures that are absent, broken, too heavy or too large', async () => {
  const blank = (width: number) =>
    sharp({ create: { width, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  await write('content/images/rota.png', 'no')
  await write('content/images/ancha.png', await blank(5_000))
  await write('content/images/pesa.png', Buffer.concat([await blank(10), Buffer.alloc(600_000)]))
  await article('uno', {
    body: ['falta', 'rota', 'ancha', 'pesa'].map((name) => `![x](/images/${name}.png)`).join('\n'),
  })
  expect((await found('picture')).sort()).toEqual([
    "error content/articles/uno.md:7 /images/falta.png isn't there",
    'error content/articles/uno.md:8 /images/rota.png is no picture that can be read',
    expect.stringContaining('warning content/articles/uno.md:10 /images/pesa.png weighs 600 kB'),
    expect.stringContaining('warning content/articles/uno.md:9 /images/ancha.png is 5000 × 10 pixels'),
  ])
})

test('projects without words, without links, or twice', async () => {
  const project = {
    id: 1,
    imgPath: '',
    isBlog: false,
    title: 'Uno',
    description: '',
    ghLink: '',
    demoLink: '',
    tipo: 'web',
  }
  await write(
    'content/projects.json',
    JSON.stringify(
      [project, { ...project, id: 2, description: 'Ya.', ghLink: 'https://example.org' }],
      null,
      1,
    ),
  )
  expect(await found('project')).toEqual([
    'warning content/projects.json:3 the project "Uno" has no description',
    'warning content/projects.json:3 the project "Uno" has no link, so its card has no button',
    'warning content/projects.json:13 two projects are called "Uno"',
  ])
})

test('a file that can not be read is an error with its name', async () => {
  await article('uno', { front: 'tags: uno, dos' })
  expect(await found('content')).toEqual([
    'error content/articles/uno.md:5 tags is "uno, dos"; it should be a list like [react, php]. Write ["uno","dos"]',
  ])
})

describe('pages', () => {
  const page = (html: string, fields: Partial<Page> = {}): Page => ({
    path: '/',
    from: '',
    status: 200,
    html,
    facts: readFacts(html),
    ...fields,
  })
  const check = async (...pages: Page[]) =>
    (await checkPages(pages, 'http://localhost:1', 'https://www.example.com')).findings.map(
      ({ where, rule }) => `${where} ${rule}`,
    )

  test('a page without anything is told so, once for each thing', async () => {
    expect(new Set(await check(page('<html><body><img></body></html>')))).toEqual(
      new Set(['/ title', '/ description', '/ lang', '/ h1', '/ alt', '/ canonical', '/ preview']),
    )
  })

  test('a link to a page that is not there, and one to a place that the page does not have', async () => {
    const findings = await check(
      page('<a href="/otra#falta">x</a>'),
      page('<h1 id="está"></h1>', { path: '/otra' }),
      page('', { path: '/nada', status: 404, from: '/' }),
      page('', { path: '/blog', status: 308, from: '/' }),
    )
    expect(findings).toContain('/ anchor')
    expect(findings).toContain('/nada status')
    expect(findings).toContain('/blog redirect')
  })
})

describe('previews', () => {
  const WhatsApp = NETWORKS[0] as (typeof NETWORKS)[number]
  const image = { width: 1200, height: 630, bytes: 90_000 }

  test('texts are cut where the network cuts them', () => {
    const shown = previewFor(WhatsApp, {
      title: 'a'.repeat(80),
      description: 'Breve.',
      headBytes: 5_000,
      image,
    })
    expect([...shown.title]).toHaveLength(WhatsApp.title)
    expect(shown).toMatchObject({ description: 'Breve.', image: true, warnings: [] })
  })

  test.each([
    [{ image: { ...image, bytes: 900_000 } }, false, 'leaves out pictures over 300 kB'],
    [{ image: { ...image, width: 100 } }, true, 'shows pictures from 300 px'],
    [{ image: null }, false, 'shows no picture'],
    [{ headBytes: 400_000 }, false, 'reads 300 kB of HTML'],
  ])('what is lost is said: %j', (fields, shows, sentence) => {
    const shown = previewFor(WhatsApp, { title: 'T', description: 'D', headBytes: 5_000, image, ...fields })
    expect(shown.image).toBe(shows)
    expect(shown.warnings.join()).toContain(sentence)
  })
})

test('the report is sorted by weight and ends with the counts', () => {
  const text = textReport(
    [
      { severity: 'notice', rule: 'tag', where: 'b:1', message: 'n' },
      { severity: 'error', rule: 'link', where: 'a:2', message: 'e' },
    ],
    3,
  )
  expect(text.indexOf('ERRORS')).toBeLessThan(text.indexOf('NOTICES'))
  expect(text).toMatch(/1 error, 0 warnings, 1 notice; 3 pages looked at$/)
})
