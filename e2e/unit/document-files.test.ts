import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectsSchema } from '../../lib/content/sources/files/front-matter'
import packageJson from '../../package.json'
import { codeSpans, isThere, listItems, namedScripts, namesFile } from './document-files'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const below = (...folders: string[]) => folders.map((folder) => path.join(ROOT, folder))

describe.each([
  ['SECURITY.md', below('.'), 20],
  ['README.md', below('.', 'e2e/content'), 15],
  ['lib/README.md', below('.', 'lib', 'lib/images', 'lib/seo'), 8],
])('%s', (file, folders, least) => {
  test('every file mentioned exists', () => {
    const names = codeSpans(read(file)).filter(namesFile)
    expect(names.length).toBeGreaterThan(least)
    expect(names.filter((name) => !isThere(name, folders))).toEqual([])
  })

  test('every command mentioned exists', () => {
    const scripts: Record<string, string> = packageJson.scripts
    expect(namedScripts(read(file)).filter((name) => !(name in scripts))).toEqual([])
  })
})

test('every promise of SECURITY.md names the tests that verify it', () => {
  const promises = listItems(read('SECURITY.md'), '## Promises')
  expect(promises.length).toBeGreaterThan(15)
  const proofs = (promise: string) =>
    codeSpans(promise.slice(promise.indexOf('→'))).filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
  expect(promises.filter((promise) => !promise.includes('→') || proofs(promise).length === 0)).toEqual([])
})

test('the heading that UPDATING.md refers to is in the changelog, and lists every file whose lines an entry says to take', () => {
  const [, heading = ''] = /stands there under\s+"(\w+)"/.exec(read('lib/UPDATING.md')) ?? []
  const byHand = listItems(read('lib/CHANGELOG.md'), `### ${heading}`)
  expect(byHand.length).toBeGreaterThan(0)
  const entries = listItems(read('lib/CHANGELOG.md'), '## [Unreleased]')
  const taken = entries.flatMap((entry) => /[Tt]ake .*from `(lib\/server\/[^`]+)`/.exec(entry)?.[1] ?? [])
  const named = byHand.flatMap((step) => codeSpans(step))
  expect([...new Set(taken)].filter((file) => !named.includes(file))).toEqual([])
})

test('the project example of README.md is valid and has every field, each documented in a line of its own', () => {
  const readme = read('README.md')
  const [, example = ''] = /```json\n(\[[^]*?\])\n```/.exec(readme) ?? []
  const [project] = projectsSchema.parse(JSON.parse(example))
  const fields = Object.keys(projectsSchema.element.shape).toSorted()
  expect(Object.keys(project ?? {}).toSorted()).toEqual(fields)
  const lines = readme.slice(readme.indexOf(example) + example.length)
  const told = [...lines.slice(0, lines.indexOf('An edit shows')).matchAll(/^- `(\w+)`/gm)]
  expect(told.map(([, name]) => name).toSorted()).toEqual(fields)
})

describe('detection of file names', () => {
  test.each([
    'lib/README.md',
    'site.ts',
    'articles/*.md',
    'lib/',
    'lib/config',
    'covers/',
    '.env.example',
    'cv.pdf',
  ])('%s is a file name', (text) => expect(namesFile(text)).toBe(true))

  test.each([
    '/rss.xml',
    'REDIS_URL',
    'npm run cv',
    'https:',
    '{{name}}',
    '.next/',
    'projects.php',
    '--json',
    '/',
  ])('%s is not a file name', (text) => expect(namesFile(text)).toBe(false))

  test('a missing file is detected, also in a group', () => {
    expect(isThere('package.json', [ROOT])).toBe(true)
    expect(isThere('content/privacy.md', [ROOT])).toBe(true)
    expect(isThere('content/nothing.md', [ROOT])).toBe(false)
    expect(isThere('e2e/unit/*.test.ts', [ROOT])).toBe(true)
    expect(isThere('gone.json', [ROOT])).toBe(false)
    expect(isThere('e2e/unit/*.gone.ts', [ROOT])).toBe(false)
  })

  test('code blocks are not prose, and an item ends with its list', () => {
    expect(codeSpans('`a.ts`\n```\n`b.ts`\n```\n`c.ts`')).toEqual(['a.ts', 'c.ts'])
    expect(
      listItems('# X\n## P\n\n### One\n\n- a\n  → `b`\n- c\n\n### Two\n\n- d\n\n## Q\n\n- e', '## P'),
    ).toEqual(['a → `b`', 'c', 'd'])
  })
})
