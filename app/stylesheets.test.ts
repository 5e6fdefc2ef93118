import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '@/e2e/unit/source-files'

const TOKENS = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
const SHEETS = sourceFiles(['app', 'components'], /\.css$/)
const COMPONENTS = sourceFiles(['components'], /(?<!\.test)\.tsx?$/)
const SCALE = [...TOKENS.matchAll(/--breakpoint-\w+: ([\d.]+\w+);/g)].map((match) => match[1])

test('the breakpoint scale has few values', () => {
  expect(SCALE).toEqual(['30rem', '48rem', '64rem', '80rem', '787px'])
})

test.each(SHEETS)('%s: every media query uses the breakpoint scale', (_file, css) => {
  expect(offScale(css)).toEqual([])
})

test.each(COMPONENTS)('%s: every `sizes` attribute uses the breakpoint scale', (_file, source) => {
  expect(offScale(queriesOfSizes(source))).toEqual([])
})

test.each([
  '@media (width >= 48rem) {',
  '@media (width < 64rem) {',
  '@media (48rem <= width < 64rem) {',
  '@media (width >= 80rem) and (height >= 30rem) {',
  '@media print {',
  '@media (scripting: enabled) and (prefers-reduced-motion: no-preference) {',
  '.frame { inline-size: min(100%, 357px) }',
])('allowed: %s', (css) => {
  expect(offScale(css)).toEqual([])
})

test.each([
  '@media (width >= 47rem) {',
  '@media (width < 640px) {',
  '@media print and (width > 40em) {',
  '@media (48rem <= width < 63.9rem) {',
  '@container (width > 20rem) {',
  '@media (max-width: 64rem) {',
  '@media (min-width:48rem) {',
])('rejected: %s', (css) => {
  expect(offScale(css)).toHaveLength(1)
})

test.each([
  ['the size of a touch target', /\b(?:2\.75rem|44px)/, 'app/tokens.css'],
  [
    'the way to hide a text from sight alone',
    /clip-path: inset\(50%\)/,
    'components/ui/visually-hidden.module.css',
  ],
  ['a grid of three columns', /repeat\(3,/, 'components/ui/card-grid.module.css'],
])('%s is defined in one stylesheet only', (_what, pattern, home) => {
  expect(SHEETS.filter(([, css]) => pattern.test(css)).map(([file]) => file)).toEqual([home])
})

/**
 * Returns media queries with a length off the scale, or in the prefixed form: `max-width: 64rem` and `min-width: 64rem`
 * both match at 64rem, while `width < 64rem` and `width >= 64rem` never match together.
 */
function offScale(css: string): string[] {
  const queries = [...css.matchAll(/@(?:media|container)\b([^{]+)\{/g)].map((match) => match[1] ?? '')
  return queries.filter((query) => {
    const lengths = query.match(/[\d.]+(?:px|r?em|ch|v[wh]|%)/g) ?? []
    return lengths.some((length) => !SCALE.includes(length)) || /\b(?:min|max)-(?:width|height)/.test(query)
  })
}

/** Returns the conditions of `sizes` attributes, where older browsers support only the prefixed form. */
function queriesOfSizes(source: string): string {
  const conditions = [...source.matchAll(/\((?:min|max)-width: ([\d.]+\w+)\)/g)]
  return conditions.map((match) => `@media (width >= ${match[1] ?? ''}) {`).join('\n')
}
