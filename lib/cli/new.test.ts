import { ownPath } from '../../e2e/unit/own-folders'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nowInMadrid } from '../text/madrid-clock'

const articles = ownPath('content/articles')
const argv = process.argv
const said = { log: jest.spyOn(console, 'log'), error: jest.spyOn(console, 'error') }

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(ownPath(''))
  mkdirSync(articles, { recursive: true })
  writeFileSync(path.join(articles, 'uno.md'), '---\nid: 7\n---\n')
  writeFileSync(path.join(articles, 'dos.md'), '---\ntitle: x\nid: 12\n---\n')
  writeFileSync(path.join(articles, 'nota.txt'), 'id: 99')
})
beforeEach(() => {
  jest.resetModules()
  for (const spy of Object.values(said)) spy.mockReset().mockImplementation(() => undefined)
})
afterAll(() => {
  process.argv = argv
  process.exitCode = undefined
  jest.restoreAllMocks()
})

/**
 * Runs the command to its end.
 * @returns its only line of output
 */
async function run(...words: string[]): Promise<string> {
  process.argv = ['node', 'new', ...words]
  process.exitCode = undefined
  const line = new Promise<string>((resolve) => {
    for (const spy of Object.values(said))
      spy.mockImplementation((...[text]: unknown[]) => resolve(String(text)))
  })
  await import('./new')
  return line
}

test('a title creates a draft with the next id, dated now, under its own name', async () => {
  const before = nowInMadrid(new Date())
  expect(await run('¿Qué es «Ñandú»,', 'a "fondo"?')).toBe(
    'content/articles/que-es-nandu-a-fondo.md is a draft: it appears once its status is "published".',
  )
  const text = readFileSync(path.join(articles, 'que-es-nandu-a-fondo.md'), 'utf8')
  const created = /^created_at: (.+)$/m.exec(text)?.[1] ?? ''
  expect(created >= before && created <= nowInMadrid(new Date())).toBe(true)
  expect(text.replace(created, 'NOW')).toBe(
    '---\nid: 13\ntitle: "¿Qué es «Ñandú», a \\"fondo\\"?"\ntags: []\nstatus: draft\ncreated_at: NOW\n---\n\n# Primera sección\n\nTexto.\n',
  )
  expect(process.exitCode).toBeUndefined()
})

test('an existing article is not overwritten', async () => {
  expect(await run('Uno')).toMatch(/uno\.md exists already\.$/)
  expect(readFileSync(path.join(articles, 'uno.md'), 'utf8')).toBe('---\nid: 7\n---\n')
  expect(process.exitCode).toBe(1)
})

test('a title of punctuation only is rejected', async () => {
  expect(await run('¿?')).toContain('Give the article a title')
  expect(process.exitCode).toBe(1)
})

test('a name is a slug: symbols that distinguish technologies are spelt out', async () => {
  expect(await run('De C a C++ y 日本語')).toContain('content/articles/de-c-a-c-plus-plus-y-日本語.md')
})

test('a name has at most 80 characters', async () => {
  await run('a'.repeat(100))
  expect(existsSync(path.join(articles, `${'a'.repeat(80)}.md`))).toBe(true)
})

test.each(['--help', '-h'])('%s prints the usage, and writes nothing', async (word) => {
  const before = readdirSync(articles)
  expect(await run(word)).toMatch(/^npm run new -- "Un título"/)
  expect(readdirSync(articles)).toEqual(before)
})
