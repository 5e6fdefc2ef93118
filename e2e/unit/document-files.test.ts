import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { VARIABLE_NAMES } from '../../lib/site/env'
import { projectsSchema } from '../../lib/content/front-matter'
import packageJson from '../../package.json'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const below = (...folders: string[]) => folders.map((folder) => path.join(ROOT, folder))
const scripts: Record<string, string> = packageJson.scripts

/** Files written by a command or the owner, which a copy of the site may lack. */
const WRITTEN = [
  '.backups/',
  'content/series.json',
  'conversation.json',
  'series.json',
  'content/images/projects/',
  '.next/',
  '.next/content/content.json',
  'export/',
  'export/articles.json',
  'out/',
]

/** A document, the folders from which it names files, and how many it names at least. */
const DOCUMENTS: [file: string, folders: string[], least: number][] = [
  ['README.md', below('.'), 8],
  ['README.es.md', below('.'), 8],
  ['CONTRIBUTING.md', below('.'), 3],
  ['SECURITY.md', below('.'), 20],
  ['CHANGELOG.md', below('.'), 0],
  ['docs/api.md', below('.'), 1],
  ['docs/architecture.md', below('.', 'e2e/content'), 20],
  ['docs/content-and-settings.md', below('.', 'e2e/content'), 20],
  ['docs/deploy.md', below('.', 'e2e/content'), 6],
  ['docs/updating.md', below('.'), 4],
  ['docs/writing.md', below('.', 'e2e/content'), 2],
  ['docs/specification.md', below('.', 'e2e/content'), 0],
]

describe.each(DOCUMENTS)('%s', (file, folders, least) => {
  test('every file that it names exists', () => {
    const names = codeSpans(read(file)).filter(namesFile)
    expect(names.length).toBeGreaterThanOrEqual(least)
    expect(names.filter((name) => !isThere(name, folders))).toEqual([])
  })

  test('every command that it names exists', () => {
    expect(namedScripts(read(file)).filter((name) => !(name in scripts))).toEqual([])
  })

  test('every link to another document leads to a file and a heading', () => {
    expect(linkTargets(read(file)).filter((target) => !leadsSomewhere(file, target))).toEqual([])
  })
})

function leadsSomewhere(from: string, target: string): boolean {
  const [name = '', anchor] = target.split('#')
  const file = name === '' ? from : path.join(path.dirname(from), name)
  if (!isThere(file, [ROOT])) return false
  const slugger = new GithubSlugger()
  const headings = anchor === undefined ? [] : read(file).match(/^#{1,6} .*/gm)
  return (
    anchor === undefined || (headings ?? []).some((line) => slugger.slug(line.replace(/^#+ /, '')) === anchor)
  )
}

test('every promise of SECURITY.md names the tests that keep it', () => {
  const promises = listItems(read('SECURITY.md'), '## Promises')
  expect(promises.length).toBeGreaterThan(15)
  const proofs = (promise: string) =>
    codeSpans(promise.slice(promise.indexOf('→'))).filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
  expect(promises.filter((promise) => !promise.includes('→') || proofs(promise).length === 0)).toEqual([])
})

test('the changelog begins with the version of the package', () => {
  const [, first] = /^## \[(.+)\]/m.exec(read('CHANGELOG.md')) ?? []
  expect(first).toBe(packageJson.version)
})

test('the architecture has every room of lib, in the table and in the drawing', () => {
  const text = read('docs/architecture.md')
  const rooms = readdirSync(path.join(ROOT, 'lib'))
  const [, drawing = ''] = /```mermaid([^]*?)```/.exec(text) ?? []
  expect([...text.matchAll(/^\| `([\w-]+)` /gm)].map(([, room]) => room).toSorted()).toEqual(rooms.toSorted())
  expect(rooms.filter((room) => !RegExp(`\\b${room}\\b`).test(drawing))).toEqual([])
})

test('both READMEs name the same commands, in the same order', () => {
  const [english, spanish] = ['README.md', 'README.es.md'].map((file) => commandBlocks(read(file)))
  expect(english?.length).toBeGreaterThan(4)
  expect(spanish).toEqual(english)
})

/** What runs each command of the READMEs, and how it is named there. */
const RUN_BY: Record<string, [file: string, name: RegExp]> = {
  'npm ci': ['.ci/run', /^npm ci$/m],
  'npm test': ['.ci/run', /^npm test$/m],
  'npm start': ['e2e/operation/npm-start.spec.ts', /'npm', \['start'/],
  'npm run build': ['e2e/test.ts', /npm run --silent build/],
  'npm run dev': ['e2e/operation/npm-dev.spec.ts', /'npm', \['run', 'dev'/],
  'npm run setup': ['lib/cli/setup-command.test.ts', /import\('\.\/setup'\)/],
  'npm run cv': ['lib/cli/make-cv.test.ts', /import\('\.\/make-cv'\)/],
  'npm run import': ['lib/cli/import-command.test.ts', /import\('\.\/import'\)/],
  'npm run new': ['lib/cli/new.test.ts', /import\('\.\/new'\)/],
  'npm run check': ['lib/cli/check.test.ts', /import\('\.\/check'\)/],
  'npm run doctor': ['e2e/pages/doctor.spec.ts', /doctor/],
  'npm run export:static': ['e2e/operation/static-files.spec.ts', /export-static/],
  'npm run lint': ['e2e/test.ts', /npm run --silent lint/],
  'npm run typecheck': ['e2e/test.ts', /npm run --silent typecheck/],
  'npm run unit': ['e2e/test.ts', /npx jest/],
  'npm run e2e': ['e2e/test.ts', /npm run --silent e2e/],
  'npm run bench': ['e2e/unit/long-commands.test.ts', /'bench'/],
  'npm run soak': ['e2e/unit/long-commands.test.ts', /'soak'/],
}

test('every command of the README is run by a test', () => {
  const named = [...read('README.md').matchAll(/\bnpm (?:ci|test|start|run [\w:-]+)/g)].map(([name]) => name)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(RUN_BY).toSorted())
  for (const [file, name] of Object.values(RUN_BY)) expect(read(file)).toMatch(name)
})

test('the variables of the settings are those that the site reads', () => {
  const settings = read('docs/content-and-settings.md')
  const table = settings.slice(settings.indexOf('## Environment variables'))
  const told = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names = '']) => codeSpans(names))
  // Set by Next, by the build and by the tests, not by the owner.
  const internal = [
    'NEXT_DIST_DIR',
    'NEXT_PHASE',
    'PORTFOLIO_BUILD',
    'BUILD_CACHE',
    'PAGES_IN_MEMORY',
    'BASE_PATH',
    'VERCEL',
  ]
  const known = VARIABLE_NAMES.filter((name) => !internal.includes(name))
  expect(told.toSorted()).toEqual(known.toSorted())
})

test('the project of the settings is one, and has every field, each with a line of its own', () => {
  const settings = read('docs/content-and-settings.md')
  const [, example = ''] = /```json\n(\[[^]*?\])\n```/.exec(settings) ?? []
  const [project] = projectsSchema.parse(JSON.parse(example))
  const fields = Object.keys(projectsSchema.element.shape).toSorted()
  expect(Object.keys(project ?? {}).toSorted()).toEqual(fields)
  const [lines = ''] = settings.slice(settings.indexOf(example) + example.length).split(/^## /m)
  const told = [...lines.matchAll(/^- `(\w+)`/gm)]
  expect(told.map(([, name]) => name).toSorted()).toEqual(fields)
})

describe('detection', () => {
  test('a missing file is detected, also in a group', () => {
    expect(isThere('package.json', [ROOT])).toBe(true)
    expect(isThere('content/privacy.md', [ROOT])).toBe(true)
    expect(isThere('content/nothing.md', [ROOT])).toBe(false)
    expect(isThere('e2e/unit/*.test.ts', [ROOT])).toBe(true)
    expect(isThere('gone.json', [ROOT])).toBe(false)
    expect(isThere('e2e/unit/*.gone.ts', [ROOT])).toBe(false)
  })

  test('a link to a file or a heading that is gone is noticed', () => {
    expect(linkTargets('[a](b.md#c), ![d](e.webp), [f](https://example.com) and `[g](h.md)`')).toEqual([
      'b.md#c',
      'e.webp',
    ])
    expect(leadsSomewhere('docs/deploy.md', '../README.md')).toBe(true)
    expect(leadsSomewhere('docs/deploy.md', 'updating.md#versions')).toBe(true)
    expect(leadsSomewhere('docs/deploy.md', 'updating.md#gone')).toBe(false)
    expect(leadsSomewhere('docs/deploy.md', 'gone.md')).toBe(false)
  })

  test('comments are no part of a command', () => {
    expect(commandBlocks('```bash\nnpm test   # all\n```\n```ts\na\n```')).toEqual(['npm test'])
  })

  test('blocks of code are no prose, and an item ends with its list', () => {
    expect(codeSpans('`a.ts`\n```\n`b.ts`\n```\n`c.ts`')).toEqual(['a.ts', 'c.ts'])
    expect(
      listItems('# X\n## P\n\n### One\n\n- a\n  → `b`\n- c\n\n### Two\n\n- d\n\n## Q\n\n- e', '## P'),
    ).toEqual(['a → `b`', 'c', 'd'])
  })
})

/** Returns the inline code spans of a text, without code blocks. */
function codeSpans(markdown: string): string[] {
  return [...proseOf(markdown).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
}

/** Returns a text without its blocks of code. */
function proseOf(markdown: string): string {
  return markdown.replace(/^ *(`{3,})[^]*?^ *\1/gm, '')
}

/** Returns the targets of the links and pictures of a text that lead to no other host. */
function linkTargets(markdown: string): string[] {
  const prose = proseOf(markdown).replace(/`[^`\n]+`/g, 'code')
  return [...prose.matchAll(/\]\((?!https?:)([^\s)]+)/g)].map(([, target = '']) => target)
}

/** Returns the lines of the blocks of commands, without comments. */
function commandBlocks(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```bash\n([^]*?)^```/gm)].map(([, lines = '']) => lines)
  return blocks.flatMap((block) =>
    block.split('\n').flatMap((line) => line.replace(/\s+# .*$/, '').trim() || []),
  )
}

/** Whether a code span names a file, a folder or a glob, and not a URL or a value. */
function namesFile(text: string): boolean {
  if (/^[/-]|[\s{}<>"'=:…]/.test(text) || WRITTEN.includes(text)) return false
  const extension = /[\w*-]\.(?:tsx?|mjs|cjs|md|jsonc?|css|conf|pdf|example)$/
  return (
    /^[\w@.-]+(?:\/[\w@.*[\]-]+)*\/$/.test(text) ||
    extension.test(text) ||
    /^(?:app|components|e2e|lib)\/./.test(text)
  )
}

/**
 * Whether a name matches at least one file or folder below one of the folders; its last part may contain asterisks.
 * Names below `content/` are looked up in the tests' content, because an owner's may lack them.
 */
function isThere(name: string, folders: string[]): boolean {
  const place = name.replace(/^content\/(?=.)/, 'e2e/content/')
  return folders.some((folder) => {
    const file = path.join(folder, place)
    if (!name.includes('*')) return existsSync(file)
    const escaped = path.basename(file).replace(/[.+]/g, '\\$&')
    const pattern = new RegExp(`^${escaped.replaceAll('*', '.*')}$`)
    return (
      existsSync(path.dirname(file)) && readdirSync(path.dirname(file)).some((entry) => pattern.test(entry))
    )
  })
}

/** Returns the package.json scripts that a text mentions. */
function namedScripts(markdown: string): string[] {
  return [...markdown.matchAll(/npm run (\w[\w:-]*)/g)].map(([, name = '']) => name)
}

/** Returns the list items below a heading, each with its continuation lines. */
function listItems(markdown: string, heading: string): string[] {
  const [, after = ''] = markdown.split(`\n${heading}\n`)
  const [section = ''] = after.split(/^## /m)
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) =>
      item
        .replace(/\n(?=\S)[^]*$/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}
