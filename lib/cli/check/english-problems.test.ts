import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatProblem } from '../../config/problems'
import type { Shown } from '../existing-paths'
import { englishProblems } from './english-problems'

const root = mkdtempSync(path.join(tmpdir(), 'english-problems-'))
const folders = { name: 'mio', content: root, publicFiles: root }
beforeAll(() => {
  for (const folder of ['articles', 'en']) mkdirSync(path.join(root, folder))
  for (const slug of ['migraciones', 'indices'])
    writeFileSync(path.join(root, `articles/${slug}.en.md`), '---\ntitle: T\n---\nText.\n')
  writeFileSync(
    path.join(root, 'en/projects.json'),
    JSON.stringify([
      { id: 1, title: 'A' },
      { id: 7, title: 'B' },
    ]),
  )
})
afterAll(() => rmSync(root, { recursive: true }))

/** Returns the problems for the given articles and projects; null stands for unreadable content. */
function said(slugs: string[] | null, ids: number[] | null): string[] {
  const shown = {
    articles: slugs && slugs.map((slug) => ({ slug })),
    projects: ids && ids.map((id) => ({ id })),
  } as unknown as Shown
  return englishProblems(folders, shown).map(formatProblem)
}

test('English words of what is there are no problem', () => {
  expect(said(['indices', 'migraciones', 'otro'], [7, 1, 2])).toEqual([])
})

test('a text whose article is gone is named, with the one that is meant where one has nearly its name', () => {
  expect(said(['indices', 'migracion'], [1, 7])).toEqual([
    'mio/articles/migraciones.en.md: warning: is the text of no published article. Is it that of migracion? Rename it to migracion.en.md.',
  ])
  expect(said(['indices'], [1, 7])).toEqual([
    'mio/articles/migraciones.en.md: warning: is the text of no published article. Write the article first.',
  ])
})

test('a text that waits with its draft is no problem', () => {
  const draft = path.join(root, 'articles/migraciones.md')
  writeFileSync(draft, '---\nstatus: draft\n---\n')
  expect(said(['indices', 'migracion'], [1, 7])).toEqual([])
  rmSync(draft)
})

test('an article that has its English text, though a draft, is not the one that is meant', () => {
  const own = path.join(root, 'articles/migracion.en.md')
  writeFileSync(own, '---\ntitle: T\nstatus: draft\n---\nText.\n')
  expect(said(['indices', 'migracion'], [1, 7])).toEqual([
    'mio/articles/migraciones.en.md: warning: is the text of no published article. Write the article first.',
  ])
  rmSync(own)
})

test('words of a project that is gone are named', () => {
  expect(said(['indices', 'migraciones'], [1])).toEqual([
    'mio/en/projects.json: warning: project 7 is no project. Take it out.',
  ])
})

test('nothing is missed where what is shown can not be read: that is told elsewhere', () => {
  expect(said(null, null)).toEqual([])
})
