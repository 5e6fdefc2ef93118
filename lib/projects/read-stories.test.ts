import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../site/content-folder'
import { createStoryReader } from './read-stories'
import type { Stories } from '../content/types'

let root: string
let read: (previous: Stories | null) => Promise<Stories>
const write = (name: string, text: string) => {
  mkdirSync(path.join(root, 'content/projects'), { recursive: true })
  writeFileSync(path.join(root, 'content/projects', name), text)
}
const remove = (name: string) => rmSync(path.join(root, 'content/projects', name))
const idsOf = ({ stories }: Stories) => stories.map(({ id }) => id)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stories-'))
  read = createStoryReader(foldersOf(root, 'content'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('without a folder there are no stories', async () => {
  expect(await read(null)).toEqual({ stories: [], broken: [] })
})

test('a story is a Markdown file with or without front matter; drafts, empty files and other files are ignored', async () => {
  write('7.md', 'Solo el texto.\n')
  const fields = ['slug: el-tercero', 'meta_description: Un faro.', 'role: Todo', 'period: 2024 a 2026']
  const more = [
    'tools: [PHP, SQL]',
    'figure: { value: "0,4 g", label: por visita }',
    'articles: [uno]',
    'updated_at: 2026-05-01',
  ]
  write('3.md', ['---', ...fields, ...more, '---', '', '# Uno', ''].join('\n'))
  write('4.md', '---\nstatus: draft\n---\nAún no.')
  write('5.md', '\n')
  write('nota.txt', 'Nada.')
  const { stories, broken } = await read(null)
  expect(broken).toEqual([])
  const without = {
    slug: null,
    description: null,
    role: null,
    period: null,
    tools: [],
    figure: null,
    articles: [],
  }
  expect(stories).toEqual([
    {
      id: 3,
      slug: 'el-tercero',
      description: 'Un faro.',
      role: 'Todo',
      period: '2024 a 2026',
      tools: ['PHP', 'SQL'],
      figure: { value: '0,4 g', label: 'por visita' },
      articles: ['uno'],
      updatedAt: '2026-05-01 00:00:00',
      content: '# Uno',
    },
    { ...without, id: 7, updatedAt: null, content: 'Solo el texto.' },
  ])
})

test('unchanged stories keep their identity; an edit, a new file and a deletion are detected', async () => {
  write('1.md', 'Uno')
  const first = await read(null)
  expect((await read(first)).stories[0]).toBe(first.stories[0])
  write('1.md', 'Uno, corregido')
  write('2.md', 'Dos')
  const second = await read(first)
  expect(second.stories.map(({ content }) => content)).toEqual(['Uno, corregido', 'Dos'])
  write('1.md', 'Uno, otra vez')
  expect((await read(second)).stories[1]).toBe(second.stories[1])
  remove('1.md')
  expect(idsOf(await read(second))).toEqual([2])
})

test.each([
  [
    '1.md',
    '---\nslug: Con Blancos\n---\nTexto',
    'slug is "Con Blancos"; it should be small letters and digits',
  ],
  [
    '1.md',
    '---\nslug: web\n---\nTexto',
    'slug is "web"; it should be another text: web, app, page lead to lists',
  ],
  ['1.md', '---\nrole: [\n---\nTexto', 'content/projects/1.md:'],
  ['1.md', '---\npapel: Todo\n---\nTexto', 'papel is no field that the site knows. Write role.'],
  [
    'huerto.md',
    'Texto',
    'content/projects/huerto.md: has the name "huerto.md", which is no id of a project.',
  ],
  ['01.md', 'Texto', 'content/projects/01.md: has the name "01.md"'],
  ['7.en.md', 'Texto', 'has the name "7.en.md"'],
])('%s with %j aborts a build, with file and reason', async (name, text, said) => {
  write('2.md', 'Dos')
  write(name, text)
  await expect(read(null)).rejects.toThrow(said)
})

test('at runtime an invalid file keeps its last good story, a new one is skipped, and the others update', async () => {
  write('1.md', 'Uno')
  write('2.md', 'Dos')
  const before = await read(null)
  write('1.md', '---\nrol: x\n---\nUno, roto')
  write('2.md', 'Dos, corregido')
  write('3.md', '---\nrol: x\n---\nTres')
  const now = await read(before)
  expect(now.stories.map(({ content }) => content)).toEqual(['Uno', 'Dos, corregido'])
  expect(now.broken).toMatchObject([
    { id: 'content/projects/1.md', field: 'rol' },
    { id: 'content/projects/3.md', field: 'rol' },
  ])
  write('1.md', 'Uno, mejor')
  expect((await read(now)).stories[0]?.content).toBe('Uno, mejor')
})

test('at runtime a story keeps its address: a second file with its slug is skipped', async () => {
  write('5.md', '---\nslug: uno\n---\nCinco')
  const before = await read(null)
  write('3.md', '---\nslug: uno\n---\nTres')
  const now = await read(before)
  expect(now.stories.map(({ id, slug }) => [id, slug])).toEqual([[5, 'uno']])
  expect(now.broken).toMatchObject([{ id: 'content/projects/3.md', field: 'slug' }])
  // The slug stays taken while the file of the first story can't be used.
  write('5.md', '---\nrol: x\n---\nCinco')
  expect((await read(now)).stories.map(({ id, content }) => [id, content])).toEqual([[5, 'Cinco']])
  // Once the first story has another slug, the slug is free.
  write('5.md', '---\nslug: cinco\n---\nCinco')
  expect((await read(now)).stories.map(({ id, slug }) => [id, slug])).toEqual([
    [3, 'uno'],
    [5, 'cinco'],
  ])
})
