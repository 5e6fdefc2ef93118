import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../../config/content-folder'
import { createContentReader } from './read-content'

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

const readArticles = () => createContentReader(foldersOf(root, 'content')).readArticles()
const readProjects = () => createContentReader(foldersOf(root, 'content')).readProjects()

test('an article has every field of its front matter, and its text without it', async () => {
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
      content: '# Uno\n---\nDos.',
    },
  ])
})

test('what is not given is nothing; other files are no articles', async () => {
  article([])
  write('content/articles/nota.txt', 'x')
  expect(await readArticles()).toEqual([
    expect.objectContaining({
      excerpt: null,
      meta_description: null,
      featured_image: null,
      tags: [],
      published_at: null,
      updated_at: '2026-01-01 00:00:00',
    }),
  ])
})

test.each([
  ['excerpt', 400],
  ['meta_description', 320],
])('%s may have %i characters', async (field, most) => {
  article([`${field}: ${'x'.repeat(most)}`])
  expect(await readArticles()).toHaveLength(1)
  article([`${field}: ${'x'.repeat(most + 1)}`])
  await expect(readArticles()).rejects.toThrow(`${field} should be a text of at most ${most} characters`)
})

test.each([
  ['title', "title: ''", 'title should be a text, got ""'],
  ['title', `title: ${'x'.repeat(141)}`, 'title should be a text of at most 140 characters'],
  ['id', 'id: uno', 'id should be a whole number that no other article has, got "uno"'],
  ['id', 'id: 0', 'id should be'],
  ['id', 'id: 1.5', 'id should be'],
  ['tags', `tags: [${'x'.repeat(61)}]`, 'tags.0 should be a text of at most 60 characters'],
  [
    'featured_image',
    'featured_image: p.png',
    'featured_image should be a path such as /images/a.svg, or an https address, got "p.png"',
  ],
  ['featured_image', 'featured_image: /', 'a path such as /images/a.svg'],
  ['featured_image', 'featured_image: http://a.example/x.png', 'a path such as /images/a.svg'],
])('%s: what can not be used is named', async (field, line, message) => {
  const lines = ['id: 1', 'title: T', 'created_at: 2026-01-01'].filter((one) => !one.startsWith(`${field}:`))
  write('content/articles/uno.md', ['---', ...lines, line, '---', ''].join('\n'))
  await expect(readArticles()).rejects.toThrow(message)
})

test('a picture has to be a file of the content folder or of public/, one elsewhere is not looked for', async () => {
  article(['featured_image: https://a.example/x.png'])
  expect(await readArticles()).toHaveLength(1)
  write('content/images/q.png', '')
  article(['featured_image: /images/q.png'])
  expect(await readArticles()).toHaveLength(1)
  mkdirSync(path.join(root, 'public/carpeta'))
  write('content/q.png', '')
  for (const address of ['/carpeta', '/q.png']) {
    article([`featured_image: ${address}`])
    await expect(readArticles()).rejects.toThrow(
      `a file that exists in content/ or public/, got "${address}"`,
    )
  }
})

test('a draft is no article, and is checked all the same', async () => {
  article(['status: draft'])
  expect(await readArticles()).toEqual([])
  article(['status: draft', 'featured_image: /no.png'])
  await expect(readArticles()).rejects.toThrow('featured_image')
})

test('a name that can be no address is named', async () => {
  article([], 'a\u200bb.md')
  await expect(readArticles()).rejects.toThrow(
    'file name should be a name of at most 255 bytes without invisible signs, got "a\u200bb.md"',
  )
})

test('a file that was not changed is not read again; one of the same time and size is, and one that is gone is forgotten', async () => {
  const reader = createContentReader(foldersOf(root, 'content'))
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

test('projects: empty addresses are none, the rest is as it stands', async () => {
  projects({}, { id: 2, imgPath: '', ghLink: '', demoLink: 'http://b.example' })
  expect(await readProjects()).toEqual([
    { ...PROJECT, demoLink: null },
    { ...PROJECT, id: 2, imgPath: null, ghLink: null, demoLink: 'http://b.example' },
  ])
})

test.each([
  [{ id: 0 }, '0.id should be'],
  [{ id: 'x' }, '0.id should be a whole number that no other project has, got "x"'],
  [{ isBlog: 1 }, '0.isBlog should be true or false, got 1'],
  [{ title: '' }, '0.title should be a text'],
  [{ description: null }, '0.description should be a text, got null'],
  [{ demoLink: 'ftp://a.example' }, '0.demoLink should be an http(s) address, or ""'],
  [
    { imgPath: '/no.png' },
    'project 1: imgPath should be a file that exists in content/ or public/, got "/no.png"',
  ],
  [{ more: 1 }, 'more'],
])('a project with %j is refused', async (fields, message) => {
  projects(fields)
  await expect(readProjects()).rejects.toThrow(message)
})

test('a list of projects that is none, and two projects with one id', async () => {
  write('content/projects.json', '{}')
  await expect(readProjects()).rejects.toThrow(
    'content/projects.json: content should be a list of projects, got {}',
  )
  projects({}, {})
  await expect(readProjects()).rejects.toThrow(
    'id should be a number of its own (content/projects.json has it too), got 1',
  )
})
