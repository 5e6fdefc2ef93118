import { ownPath } from '../../e2e/unit/own-folders'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const argv = process.argv
const ROWS = [
  {
    title: 'Uno',
    slug: 'uno',
    path: '/a/uno',
    body_markdown: 'Texto.',
    published_at: '2026-01-01T10:00:00Z',
  },
]

beforeEach(() => {
  jest.resetModules()
  process.exitCode = undefined
})
afterAll(() => {
  process.argv = argv
  process.exitCode = undefined
  jest.restoreAllMocks()
})

/**
 * Runs a command to its end.
 * @returns its exit code and its output
 */
async function run(command: 'import' | 'export', ...words: string[]): Promise<string> {
  process.argv = ['node', command, ...words]
  const said = new Promise<string>((resolve) => {
    for (const method of ['log', 'error'] as const)
      jest.spyOn(console, method).mockImplementation((...[text]: unknown[]) => resolve(String(text)))
  })
  await (command === 'import' ? import('./import') : import('./export'))
  const text = await said
  return `${process.exitCode ?? 0} ${text}`
}

test('what can not be read is said, with exit code 1; wrong arguments with 2', async () => {
  expect(await run('import', '/nowhere.xml')).toBe('1 There is no file /nowhere.xml')
  jest.resetModules()
  expect(await run('import')).toMatch(/^2 Name one file or address\.\n\nnpm run import/)
})

test('a file is imported into the content folder, and leads back', async () => {
  const file = ownPath('dev-to.json')
  writeFileSync(file, JSON.stringify(ROWS))
  expect(await run('import', file, '--dry-run')).toContain('Nothing was written')
  expect(readdirSync(ownPath('content'))).toEqual(['images'])
  jest.resetModules()
  expect(await run('import', file)).toBe(
    '0 dev-to.json: 1 article (1 new); 0 pictures asked for; 0 redirects added.',
  )
  expect(readFileSync(ownPath('content/articles/uno.md'), 'utf8')).toContain(
    'created_at: 2026-01-01 11:00:00',
  )
  jest.resetModules()
  const out = ownPath('out')
  expect(await run('export', '--out', out)).toBe(`0 ${out}: 1 articles, 0 projects, 0 pictures.`)
  expect(readdirSync(path.join(out)).toSorted()).toEqual(['articles.json', 'projects.json'])
})

test('an export doesn’t write over what is none of its own, unless it is told to', async () => {
  const out = ownPath('somebody')
  mkdirSync(out)
  writeFileSync(path.join(out, 'articles.json'), '[]')
  expect(await run('export', '--out', out)).toMatch(/^1 .*articles\.json exists and is no export/)
  expect(readFileSync(path.join(out, 'articles.json'), 'utf8')).toBe('[]')
  jest.resetModules()
  process.exitCode = undefined
  expect(await run('export', '--out', out, '--force')).toMatch(/^0 .*: \d+ articles/)
  expect(readFileSync(path.join(out, 'articles.json'), 'utf8')).toContain('"success": true')
})

test.each([
  [['--help'], /^0 npm run export/],
  [['--what'], /^2 .*Unknown option '--what'/],
])('export %j', async (words, expected) => {
  expect(await run('export', ...words)).toMatch(expected)
})
