import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ownPath } from '../../e2e/unit/own-folders'
import { runCommand } from '../../e2e/unit/run-command'

const run = (...words: string[]) => runCommand(() => import('./import'), ...words)

test.each([
  [['/nowhere.xml'], /^There is no file or folder \/nowhere\.xml$/],
  [
    ['a', '--old-site', 'viejo'],
    /^--old-site takes an address such as https:\/\/blog\.example\.com, not "viejo"$/,
  ],
])('%j is refused in a sentence', async (words, expected) => {
  expect(await run(...words)).toMatchObject({ code: 2, error: expect.stringMatching(expected) })
})

test.each([[], ['a', 'b']])('%j prints the help', async (...words) => {
  const help = expect.stringMatching(/^npm run import -- FOLDER, FILE or ADDRESS/)
  expect(await run(...words)).toMatchObject({ code: 2, out: help })
})

test('a folder is imported into the content folder, unless it is a dry run', async () => {
  mkdirSync(ownPath('viejo'))
  writeFileSync(ownPath('viejo/uno.md'), '---\ntitle: Uno\ndate: 2024-01-01\n---\nTexto.\n')
  expect((await run(ownPath('viejo'), '--dry-run')).out).toContain('Nothing was written')
  expect(readdirSync(ownPath('content'))).toEqual(['images'])
  expect(await run(ownPath('viejo'))).toMatchObject({
    code: 0,
    out: 'viejo: new articles: 1, projects: 0, pictures: 0, redirects: 0.',
  })
  expect(readFileSync(ownPath('content/articles/uno.md'), 'utf8')).toContain('Texto.')
})
