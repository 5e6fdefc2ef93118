import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyPlan, backUp } from './apply'
import type { Content } from './content'

const NOW = '2026-11-23 12:34:56'
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'setup-apply-'))
  mkdirSync(path.join(root, 'content/articles'), { recursive: true })
  writeFileSync(path.join(root, 'content/articles/uno.md'), 'Uno')
})
afterEach(() => rmSync(root, { recursive: true }))

const copy = (names = ['articles/uno.md']) =>
  backUp({ folders: { content: path.join(root, 'content') }, names } as Content, root, NOW)

test('the content folder is copied whole, under the time of the copy', async () => {
  const place = path.join(root, '.backups/2026-11-23-123456')
  await expect(copy()).resolves.toBe(place)
  expect(readFileSync(path.join(place, 'articles/uno.md'), 'utf8')).toBe('Uno')
})

test('another copy of the same second has a folder of its own', async () => {
  const [first, second, third] = [await copy(), await copy(), await copy()]
  expect([second, third]).toEqual([`${first}-2`, `${first}-3`])
})

test('of an empty folder there is no copy', async () => {
  await expect(copy([])).resolves.toBeNull()
})

test('a copy that has no place is told: nothing is written without one', async () => {
  writeFileSync(path.join(root, '.backups'), '')
  await expect(copy()).rejects.toThrow('EEXIST')
})

describe('what was planned', () => {
  const content = (written: Record<string, string> = {}) =>
    ({ folders: { content: path.join(root, 'content') }, names: [], written }) as unknown as Content
  const place = (name: string) => path.join(root, 'content', name)
  const plan = (writes: [string, string][], removals: string[] = []) => ({
    writes: new Map<string, string | Buffer>(writes),
    removals,
    edited: [],
  })
  const record = () => JSON.parse(readFileSync(place('.setup.json'), 'utf8')) as Record<string, string>

  test('is written, in folders that are made, and recorded by name', async () => {
    await applyPlan(
      content({ 'z.ts': 'x' }),
      plan([
        ['b/c.md', 'Dos'],
        ['a.ts', 'Uno'],
      ]),
    )
    expect(readFileSync(place('b/c.md'), 'utf8')).toBe('Dos')
    expect(Object.keys(record())).toEqual(['a.ts', 'b/c.md', 'z.ts'])
    expect(record()['z.ts']).toBe('x')
  })

  test('is deleted, with the folders that are empty then, and no others', async () => {
    for (const name of ['a/b/uno.md', 'a/dos.md', 'c/d/tres.md'])
      await applyPlan(content(), plan([[name, 'x']]))
    await applyPlan(content(), plan([], ['a/b/uno.md', 'c/d/tres.md', 'nada.md']))
    expect(existsSync(place('a/b'))).toBe(false)
    expect(existsSync(place('a/dos.md'))).toBe(true)
    expect(existsSync(place('c'))).toBe(false)
    expect(existsSync(place('.'))).toBe(true)
  })
})
