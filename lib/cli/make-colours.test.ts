import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sourceFiles } from '@/e2e/unit/source-files'
import { coloursModule, isGenerated } from './make-colours'

test('colour tokens become a module; tokens without a pair of colours are omitted', () => {
  const css =
    ':root { --color-a-b: light-dark(#000000, #ffffff); --space-1: 1px; --badge-c: light-dark(#111111, #222222) }'
  const lines = coloursModule(css).split('\n').slice(1)
  expect(lines).toEqual([
    'export const THEME_COLOURS = {',
    "  'color-a-b': { light: '#000000', dark: '#ffffff' },",
    "  'badge-c': { light: '#111111', dark: '#222222' },",
    '} as const',
    '',
  ])
})

test('a module edited by hand is distinguished from a generated one', () => {
  const made = coloursModule(':root { --a: light-dark(#000000, #ffffff) }')
  expect(isGenerated(made)).toBe(true)
  expect(isGenerated(made.replace('#000000', '#123456'))).toBe(false)
  expect(isGenerated('export const THEME_COLOURS = {}\n')).toBe(false)
})

test('the module in use matches the current stylesheet', () => {
  const generated = readFileSync('lib/site/theme-colours.ts', 'utf8')
  expect(generated).toBe(coloursModule(readFileSync('app/tokens.css', 'utf8')))
})

test('no other module repeats the value of a colour token', () => {
  const tokens = coloursModule(readFileSync('app/tokens.css', 'utf8')).match(/#\w{6}/g) ?? []
  const modules = sourceFiles(['app', 'components', 'lib'], /(?<!\.test|theme-colours)\.tsx?$/)
  const repeated = modules
    .filter(([file]) => !file.startsWith('lib/cli/'))
    .flatMap(([file, text]) =>
      tokens.filter((token) => text.includes(`'${token}'`)).map((token) => `${file} ${token}`),
    )
  expect([...new Set(repeated)]).toEqual([])
})

describe('npm run colours', () => {
  const root = process.cwd()
  const folder = mkdtempSync(path.join(tmpdir(), 'colours-'))
  const file = path.join(folder, 'lib/site/theme-colours.ts')
  beforeAll(() => {
    for (const name of ['app', 'lib/site']) mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, 'app/tokens.css'), ':root { --a: light-dark(#000000, #ffffff) }')
  })
  beforeEach(() => rmSync(file, { force: true }))
  afterAll(() => rmSync(folder, { recursive: true }))
  const colours = (...words: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), path.join(root, 'lib/cli/make-colours.ts'), ...words],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )

  test('writes the module for the stylesheet', () => {
    const { status, stdout } = colours()
    expect([status, stdout]).toEqual([0, 'lib/site/theme-colours.ts: written\n'])
    expect(isGenerated(readFileSync(file, 'utf8'))).toBe(true)
  })

  test('--help prints the help, and an unknown option writes nothing', () => {
    const { status, stdout } = colours('--help')
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run colours \[-- options\]\n/)])
    expect([colours('--nope').status, existsSync(file)]).toEqual([2, false])
  })
})
