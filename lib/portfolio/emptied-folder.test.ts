import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDataCache } from '../cache/data-cache'
import { foldersOf } from '../config/content-folder'
import { createCatalog } from './catalog'
import { createEmbeddedSource } from '../content/sources/files/files-source'

/* Articles deleted from the owner's own folder are removed, even the last few; a missing folder is a fault. */

let root: string
const place = (name: string) => path.join(root, 'content', name)
const article = (id: number, status = 'published') =>
  writeFileSync(
    place(`articles/a${id}.md`),
    `---\nid: ${id}\ntitle: Texto ${id}\nstatus: ${status}\ncreated_at: 2026-01-01 10:00:00\n---\n\nTexto.\n`,
  )
const projects = (ids: number[]) => {
  const rows = ids.map((id) => ({ id, isBlog: false, title: `Proyecto ${id}`, tipo: 'web' }))
  writeFileSync(place('projects.json'), JSON.stringify(rows))
}
jest.spyOn(console, 'warn').mockImplementation(() => undefined)
jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'emptied-'))
  mkdirSync(place('articles'), { recursive: true })
  mkdirSync(path.join(root, 'public'))
  projects([1])
})
afterEach(() => rmSync(root, { recursive: true }))

/** A running site that has listed a number of articles. */
async function running(count: number) {
  for (let id = 1; id <= count; id += 1) article(id)
  const source = createEmbeddedSource(foldersOf(root, 'content'), { keepsLastGood: true })
  const cache = createDataCache({ later: () => undefined })
  const catalog = createCatalog(source, { cache, maxAgeMs: 0, cheap: true, trustsUpdates: true })
  expect(await catalog.refreshArticles()).toHaveLength(count)
  expect(await catalog.refreshProjects()).toHaveLength(1)
  return {
    catalog,
    ids: async () => (await catalog.refreshArticles()).map(({ id }) => id),
  }
}

test('the only article that becomes a draft, or is deleted, is followed', async () => {
  const { ids } = await running(1)
  article(1, 'draft')
  expect(await ids()).toEqual([])
  article(1)
  expect(await ids()).toEqual([1])
  rmSync(place('articles/a1.md'))
  expect(await ids()).toEqual([])
  expect(await ids()).toEqual([])
})

test('most of many, as while files are being copied, are not, until their owner says so', async () => {
  const { catalog, ids } = await running(24)
  for (let id = 3; id <= 24; id += 1) rmSync(place(`articles/a${id}.md`))
  for (let times = 0; times < 2; times += 1)
    await expect(ids()).rejects.toThrow('the list shrank from 24 to 2')
  expect(await catalog.refreshArticles({ allowEmpty: true })).toHaveLength(2)
  article(1, 'draft')
  expect(await ids()).toEqual([2])
})

test('while a file is broken, an empty list is a fault', async () => {
  const { ids } = await running(2)
  rmSync(place('articles/a1.md'))
  article(2, 'draft')
  writeFileSync(place('articles/a3.md'), '---\ntitle: [\n---\n')
  await expect(ids()).rejects.toThrow('the list is empty, it held 2 before')
  rmSync(place('articles/a3.md'))
  expect(await ids()).toEqual([])
})

test('a folder that is gone is a fault until it is there again', async () => {
  const { ids } = await running(2)
  renameSync(place('articles'), place('away'))
  for (let times = 0; times < 2; times += 1)
    await expect(ids()).rejects.toThrow('the list is empty, it held 2 before')
  renameSync(place('away'), place('articles'))
  rmSync(place('articles/a2.md'))
  expect(await ids()).toEqual([1])
})

test('so is an empty folder in its place, as of a volume that is not mounted', async () => {
  const { ids } = await running(2)
  renameSync(place('articles'), place('away'))
  mkdirSync(place('articles'))
  for (let times = 0; times < 2; times += 1)
    await expect(ids()).rejects.toThrow('the list is empty, it held 2 before')
  expect(readdirSync(place('articles'))).toEqual([])
})

test('projects that are taken out are followed; a file that is gone is a fault', async () => {
  const { catalog } = await running(1)
  projects([])
  expect(await catalog.refreshProjects()).toEqual([])
  projects([1, 2])
  expect(await catalog.refreshProjects()).toHaveLength(2)
  rmSync(place('projects.json'))
  await expect(catalog.refreshProjects()).rejects.toThrow('projects.json')
})
