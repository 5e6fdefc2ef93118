import { sourceFiles } from '@/e2e/unit/source-files'
import { STORAGE_KEYS } from '../site/browser-constants'
import { policyDate, storedInBrowser } from './privacy-words'

const CALL = /[sS]torage\.(?:get|set|remove)Item\(\s*([\w.'"`]+)/g

test('the code stores nothing in the browser under a key missing from the policy', () => {
  const sources = sourceFiles(['app', 'components', 'lib'], /(?<!\.test)\.tsx?$/)
  const names = sources.flatMap(([, text]) => [...text.matchAll(CALL)].map(([, name]) => name))
  expect(names.length).toBeGreaterThanOrEqual(8)
  // The last two are arguments of inline scripts, with values of STORAGE_KEYS.
  expect(
    names.filter((name) => !/^(?:STORAGE_KEYS\..+|CONSENT_KEY|visitKey|themeKey)$/.test(name ?? '')),
  ).toEqual([])
})

test('the policy lists every key, and the other data passed to it', () => {
  const text = storedInBrowser({ otra: 'algo más' })
  for (const name of [...Object.values(STORAGE_KEYS), 'otra'])
    expect(text).toMatch(new RegExp(`^- \`${name}\`: .+\\.$`, 'm'))
  expect(storedInBrowser().match(/^- /gm)).toHaveLength(Object.keys(STORAGE_KEYS).length)
})

test.each([
  ['junio de 2025', null, 'junio de 2025'],
  ['junio de 2025', 'noviembre de 2026', 'noviembre de 2026'],
  ['diciembre de 2025', 'enero de 2026', 'enero de 2026'],
  ['noviembre de 2026', 'noviembre de 2026', 'noviembre de 2026'],
  ['3 de Marzo de 2027', 'noviembre de 2026', '3 de Marzo de 2027'],
  ['maio de 2020', 'noviembre de 2026', 'maio de 2020'],
  [null, 'noviembre de 2026', null],
])('with own text of %j and added text of %j the policy date is %j', (own, added, shown) => {
  expect(policyDate(own, added)).toBe(shown)
})
