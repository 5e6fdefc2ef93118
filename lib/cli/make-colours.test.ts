import { readFileSync } from 'node:fs'
import { sourceFiles } from '@/e2e/unit/source-files'
import { coloursModule } from './make-colours'

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
