import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../../site/content-folder'
import { problemsOf } from '../../../validation/problems'
import { isContentError } from '../../errors'
import { createFilesSource } from './files-source'

let root: string
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const article = (fields: string[], name = 'uno.md', body = 'Texto.') =>
  write(
    `content/articles/${name}`,
    ['---', 'id: 1', 'title: T', 'created_at: 2026-01-01', ...fields, '---', body].join('\n'),
  )
const PROJECT = {
  id: 1,
  imgPath: '/p.png',
  isBlog: true,
  title: 'P',
  description: '',
  ghLink: 'https://a.example/',
  demoLink: '',
  tipo: 'app',
}
const projects = (...fields: object[]) =>
  write('content/projects.json', JSON.stringify(fields.map((one) => ({ ...PROJECT, ...one }))))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const folder of ['content/articles', 'content/images', 'public'])
    mkdirSync(path.join(root, folder), { recursive: true })
  write('public/p.png', '')
})
afterEach(() => rmSync(root, { recursive: true }))

/** A source of the folder, and what it lists. */
function aReader() {
  const source = createFilesSource(foldersOf(root, 'content'))
  return {
    readArticles: async () => (await source.listArticles(1)).rows,
    brokenFiles: async () => (await source.listArticles(1)).skipped,
    readProjects: async () => (await source.listProjects(1)).rows,
  }
}
const readArticles = () => aReader().readArticles()
const readProjects = () => aReader().readProjects()

test('an article has every field of its front matter, and its body without it', async () => {
  article(
    [
      'excerpt: E',
      'meta_description: M',
      'featured_image: /p.png',
      'tags: [a]',
      'published_at: 2026-01-02',
      'updated_at: 2026-01-03',
    ],
    'año.md',
    '\n# Uno\n---\nDos.\n\n',
  )
  expect(await readArticles()).toEqual([
    {
      id: 1,
      slug: 'año',
      title: 'T',
      excerpt: 'E',
      meta_description: 'M',
      featured_image: '/p.png',
      tags: ['a'],
      created_at: '2026-01-01 00:00:00',
      published_at: '2026-01-02 00:00:00',
      updated_at: '2026-01-03 00:00:00',
      reading_minutes: 1,
      content: '# Uno\n---\nDos.',
    },
  ])
})

test('the problems of all files are reported together as a content error', async () => {
  article([], 'uno.md')
  article(['tags: 3'], 'dos.md')
  article(['title: otra'], 'tres.md')
  const error: unknown = await readArticles().catch((thrown: unknown) => thrown)
  expect(isContentError(error)).toBe(true)
  expect(problemsOf(error)?.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/articles/dos.md tags',
    'content/articles/tres.md ',
  ])
})

test('an image must be a file of the content folder or of public/; external ones are not checked', async () => {
  article(['featured_image: https://a.example/x.png'])
  expect(await readArticles()).toHaveLength(1)
  write('content/images/q.png', '')
  article(['featured_image: /images/q.png'])
  expect(await readArticles()).toHaveLength(1)
  mkdirSync(path.join(root, 'public/carpeta'))
  write('content/q.png', '')
  for (const address of ['/carpeta', '/q.png']) {
    article([`featured_image: ${address}`])
    await expect(readArticles()).rejects.toThrow(`featured_image is "${address}", and there is no such file`)
  }
})

test('a draft is not published, but still validated', async () => {
  article(['status: draft'])
  expect(await readArticles()).toEqual([])
  article(['status: draft', 'featured_image: /no.png'])
  await expect(readArticles()).rejects.toThrow('featured_image')
})

test('a file name that cannot be a slug is reported', async () => {
  article([], 'a\u200bb.md')
  await expect(readArticles()).rejects.toThrow(
    'content/articles/a\u200bb.md: has the name "a\u200bb.md", which can be no address',
  )
})

test('an unchanged file is not read again; one replaced with the same time and size is, and a deleted one is dropped', async () => {
  const reader = aReader()
  const stamp = new Date('2026-01-01')
  article([])
  utimesSync(path.join(root, 'content/articles/uno.md'), stamp, stamp)
  const [first] = await reader.readArticles()
  expect((await reader.readArticles())[0]).toBe(first)
  article([], 'uno.md', 'Otro..')
  utimesSync(path.join(root, 'content/articles/uno.md'), stamp, stamp)
  expect((await reader.readArticles())[0]?.content).toBe('Otro..')
  rmSync(path.join(root, 'content/articles/uno.md'))
  expect(await reader.readArticles()).toEqual([])
  article([], 'uno.md', 'Otra.')
  expect((await reader.readArticles())[0]?.content).toBe('Otra.')
})

describe('a file as other generators write it', () => {
  const only = async () => (await readArticles())[0]
  const raw = (text: string, name = 'uno.md') => write(`content/articles/${name}`, text)

  test('a title and a text are enough: the id is derived from the slug, and always the same', async () => {
    raw('---\ntitle: Uno\n---\nTexto.')
    const first = await only()
    expect(first).toMatchObject({
      slug: 'uno',
      title: 'Uno',
      created_at: null,
      updated_at: null,
      content: 'Texto.',
    })
    expect(first?.id).toBeGreaterThan(1_000_000)
    raw('---\ntitle: Otro\n---\nOtro.')
    expect((await only())?.id).toBe(first?.id)
    raw('Dos.', 'dos.md')
    expect(new Set((await readArticles()).map(({ id }) => id)).size).toBe(2)
  })

  test('the title is the first heading, else the name of the file', async () => {
    raw('# Un título\n\nTexto.')
    expect(await only()).toMatchObject({ title: 'Un título', content: 'Texto.' })
    raw('Texto.', 'uno.md')
    expect(await only()).toMatchObject({ title: 'uno', content: 'Texto.' })
  })

  test('the date is part of the name of the file, and not of the slug', async () => {
    raw('---\ntitle: T\n---\n', '2026-11-20-titulo.md')
    expect(await only()).toMatchObject({ slug: 'titulo', created_at: '2026-11-20 00:00:00' })
  })

  test.each([
    [
      'Jekyll',
      '---\nlayout: post\ntitle: T\ndate: 2026-01-02 10:00:00 +0100\ncategories: a\ntags: b, c\n---\n',
    ],
    [
      'Hugo',
      '+++\ntitle = "T"\ndate = 2026-01-02T10:00:00+01:00\ncategories = ["a"]\ntags = ["b", "c"]\ndraft = false\n+++\n',
    ],
    ['Astro', "---\ntitle: T\npubDate: 'Jan 02 2026 10:00:00'\ncategories: [a]\ntags: [b, c]\n---\n"],
    ['JSON', '{\n"title": "T", "date": "2026-01-02T09:00:00Z", "tags": ["a", "b", "c"]\n}\n'],
  ])('front matter of %s', async (_name, text) => {
    raw(text)
    expect(await only()).toMatchObject({
      title: 'T',
      tags: ['a', 'b', 'c'],
      created_at: '2026-01-02 10:00:00',
    })
  })

  test('a description is the excerpt, or the sentence for search engines beside one', async () => {
    article(['description: D'])
    expect(await only()).toMatchObject({ excerpt: 'D', meta_description: null })
    article(['summary: E', 'description: D'])
    expect(await only()).toMatchObject({ excerpt: 'E', meta_description: 'D' })
  })

  test.each(['draft: true', 'published: false', 'publish: false'])('%s hides it', async (line) => {
    article([line])
    expect(await readArticles()).toEqual([])
  })

  test.each([
    ['slug: otro', 'uno.md', 'otro', null],
    ['slug: /blog/otro/', 'uno.md', 'otro', null],
    ['', '2024-02-30-uno.md', '2024-02-30-uno', null],
    ['', '2024-02-29-uno.md', 'uno', '2024-02-29 00:00:00'],
  ])('with %j in %s its slug is %s, and its date %s', async (line, name, slug, created_at) => {
    raw(`---\ntitle: T\n${line}\n---\n`, name)
    expect(await only()).toMatchObject({ slug, created_at })
  })
})

describe('pictures beside the text', () => {
  beforeEach(() => {
    mkdirSync(path.join(root, 'content/articles/dos/img'), { recursive: true })
    write('content/articles/dos/mi foto.png', '')
    write('content/articles/dos/img/b.jpg', '')
  })
  const index = (body: string, field = '') =>
    write('content/articles/dos/index.md', `---\ntitle: T\n${field}\n---\n${body}`)

  test('an article in a folder of its own shows them, and has the slug of the folder', async () => {
    index(
      '![img/b.jpg](img/b.jpg) ![B](./mi%20foto.png "Una") <img src="./img/b.jpg" alt="">\n\n![c][c]\n\n[c]: img/b.jpg',
      'cover: ./mi foto.png',
    )
    const [found] = await readArticles()
    expect(found).toMatchObject({ slug: 'dos', featured_image: '/images/articles/dos/mi%20foto.png' })
    expect(found?.content).toBe(
      '![img/b.jpg](/images/articles/dos/img/b.jpg) ![B](/images/articles/dos/mi%20foto.png "Una") <img src="/images/articles/dos/img/b.jpg" alt="">\n\n![c][c]\n\n[c]: /images/articles/dos/img/b.jpg',
    )
  })

  test('a file names those in a folder beside it, and those of images/', async () => {
    write('content/images/c.png', '')
    article([], 'uno.md', '![B](dos/img/b.jpg) ![C](../images/c.png)')
    const found = (await readArticles()).find(({ slug }) => slug === 'uno')
    expect(found?.content).toBe('![B](/images/articles/dos/img/b.jpg) ![C](/images/c.png)')
  })

  test.each([
    '`![B](img/b.jpg)`',
    '![B](no.png)',
    '![B](../../../../etc/x.png)',
    '![B](https://a.example/img/b.jpg)',
    '![B](/img/b.jpg)',
  ])('%s stays', async (body) => {
    index(body)
    expect((await readArticles())[0]?.content).toBe(body)
  })
})

test('projects: empty texts are omitted, all else is unchanged', async () => {
  projects({}, { id: 2, imgPath: '', ghLink: '', demoLink: 'http://b.example' })
  expect(await readProjects()).toEqual([
    { ...PROJECT, demoLink: null },
    { ...PROJECT, id: 2, imgPath: null, ghLink: null, demoLink: 'http://b.example' },
  ])
})

test('a project list that is not an array is rejected', async () => {
  write('content/projects.json', '{}')
  await expect(readProjects()).rejects.toThrow(
    'content/projects.json:1:1: is {}; it should be a list of projects',
  )
})

describe('a running site', () => {
  const broken = (id = 1) => ['---', `id: ${id}`, 'title:', '---', ''].join('\n')
  const other = (title: string) =>
    write(
      'content/articles/otro.md',
      ['---', 'id: 2', `title: ${title}`, 'created_at: 2026-01-01', '---', 'Dos.'].join('\n'),
    )
  const titles = (articles: { title: string }[]) => articles.map(({ title }) => title).sort()

  test('keeps the last good version of a file that becomes invalid, reports it, and updates once it is fixed', async () => {
    const reader = aReader()
    article([])
    other('Otro')
    await reader.readArticles()
    expect(await reader.brokenFiles()).toEqual([])
    write('content/articles/otro.md', broken(2))
    expect(titles(await reader.readArticles())).toEqual(['Otro', 'T'])
    expect(await reader.brokenFiles()).toEqual([
      {
        id: 'content/articles/otro.md',
        title: 'Otro',
        field: expect.stringMatching(/^(?:title|created_at)$/) as string,
        reason: expect.stringMatching(/ \(shown as it was before\)$/) as string,
      },
    ])
    other('Nuevo')
    expect(titles(await reader.readArticles())).toEqual(['Nuevo', 'T'])
    expect(await reader.brokenFiles()).toEqual([])
  })

  test('skips a new file until it is valid', async () => {
    const reader = aReader()
    article([])
    await reader.readArticles()
    write('content/articles/dos.md', broken(2))
    expect(titles(await reader.readArticles())).toEqual(['T'])
    expect(await reader.brokenFiles()).toMatchObject([
      {
        id: 'content/articles/dos.md',
        title: null,
        reason: expect.stringMatching(/ \(not shown yet\)$/) as string,
      },
    ])
  })

  test('reports the copy of a file, not the original with the same id', async () => {
    const reader = aReader()
    article([])
    await reader.readArticles()
    article([], 'a-copia.md')
    expect((await reader.readArticles()).map(({ slug }) => slug)).toEqual(['uno'])
    expect(await reader.brokenFiles()).toMatchObject([{ id: 'content/articles/a-copia.md', field: 'id' }])
  })

  test('an invalid file keeps its id too: a copy of it is not published', async () => {
    const reader = aReader()
    article([])
    await reader.readArticles()
    article(['series_order: uno'])
    article([], 'a-copia.md')
    expect((await reader.readArticles()).map(({ slug }) => slug)).toEqual(['uno'])
    expect(await reader.brokenFiles()).toMatchObject([
      { id: 'content/articles/uno.md', field: 'series_order' },
      { id: 'content/articles/a-copia.md', field: 'id' },
    ])
  })

  test('drops an invalid file that is deleted', async () => {
    const reader = aReader()
    article([])
    await reader.readArticles()
    write('content/articles/dos.md', broken(2))
    await reader.readArticles()
    rmSync(path.join(root, 'content/articles/dos.md'))
    expect(titles(await reader.readArticles())).toEqual(['T'])
    expect(await reader.brokenFiles()).toEqual([])
  })

  test('does not report a disk error as invalid content', async () => {
    const reader = aReader()
    mkdirSync(path.join(root, 'content/articles/carpeta.md'))
    await expect(reader.readArticles()).rejects.toThrow('EISDIR')
  })
})
