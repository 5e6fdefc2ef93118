import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ownPath } from '../../e2e/unit/own-folders'

const argv = process.argv

beforeEach(() => {
  jest.resetModules()
  process.exitCode = undefined
})
afterAll(() => {
  process.argv = argv
  process.exitCode = undefined
  jest.restoreAllMocks()
})

/** Runs the command to its end. @returns its exit code and its output */
async function run(...words: string[]): Promise<string> {
  process.argv = ['node', 'import', ...words]
  const said = new Promise<string>((resolve) => {
    for (const method of ['log', 'error'] as const)
      jest.spyOn(console, method).mockImplementation((...[text]: unknown[]) => resolve(String(text)))
  })
  await import('./import')
  const text = await said
  return `${process.exitCode ?? 0} ${text}`
}

test.each([
  [['/nowhere.xml'], /^1 There is no file or folder \/nowhere\.xml$/],
  [[], /^1 Name one folder, file or address\.\n\nnpm run import/],
  [['a', 'b'], /^1 Name one folder/],
  [
    ['a', '--old-site', 'viejo'],
    /^1 --old-site takes an address such as https:\/\/blog\.example\.com, not "viejo"$/,
  ],
  [['--what'], /^1 .*Unknown option '--what'/],
  [['--help'], /^0 npm run import -- FOLDER, FILE or ADDRESS/],
])('%j', async (words, expected) => {
  expect(await run(...words)).toMatch(expected)
})

test('a folder is imported into the content folder, unless it is a dry run', async () => {
  mkdirSync(ownPath('viejo'))
  writeFileSync(ownPath('viejo/uno.md'), '---\ntitle: Uno\ndate: 2024-01-01\n---\nTexto.\n')
  expect(await run(ownPath('viejo'), '--dry-run')).toContain('Nothing was written')
  expect(readdirSync(ownPath('content'))).toEqual(['images'])
  jest.resetModules()
  expect(await run(ownPath('viejo'))).toBe(
    '0 viejo: articles: 1 new; new projects: 0, pictures: 0, redirects: 0.',
  )
  expect(readFileSync(ownPath('content/articles/uno.md'), 'utf8')).toContain('Texto.')
})
