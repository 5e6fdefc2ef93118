import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { articleIds } from './article-ids'

const root = mkdtempSync(path.join(tmpdir(), 'article-ids-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Returns the id of an article that is the only one in its folder. */
async function idIn(text: string): Promise<number | undefined> {
  const folder = mkdtempSync(path.join(root, 'articles-'))
  writeFileSync(path.join(folder, 'a.md'), text)
  return (await articleIds(folder)).get('a')
}

test('existing articles have their ids by name; translations and other files have none', async () => {
  const folder = path.join(root, 'articles')
  expect(await articleIds(folder)).toEqual(new Map())
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'a.md'), '---\ntitle: A\nid: 12\n---\n')
  writeFileSync(path.join(folder, 'b.md'), 'Texto.')
  writeFileSync(path.join(folder, 'a.en.md'), '---\ntitle: A\n---\nid: 99\n')
  writeFileSync(path.join(folder, 'c.txt'), 'id: 3')
  expect(await articleIds(folder)).toEqual(new Map(Object.entries({ a: 12, b: 0 })))
})

test.each([
  ['---\nid: 7\n---\n', 7],
  ['\uFEFF---\r\ntitle: A\r\nid: 7 # mi número\r\n---\r\nTexto.', 7],
  ['---\rid: 7\r---\r', 7],
  ["---\nid: '7'\n---", 7],
  ['---\ntitle: [sin cerrar\nid: 7\n---\n', 7],
  ['---\ntitle: A\n---\n```yaml\nid: 123456\n```', 0],
  ['---\nid: 123456789012345678901234\n---\n', 0],
  ['---\nid: siete\n---\n', 0],
  ['id: 7\n', 0],
])('%j has the id %i', async (text, id) => expect(await idIn(text)).toBe(id))
