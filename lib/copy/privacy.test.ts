import { sourceFiles } from '@/e2e/unit/source-files'
import { STORAGE_KEYS } from '../config/browser-constants'
import { storedInBrowser } from './privacy'

const CALL = /[sS]torage\.(?:get|set|remove)Item\(\s*([\w.'"`]+)/g

test('the code stores nothing in the browser under a name that the policy does not tell', () => {
  const sources = sourceFiles(['app', 'components', 'lib'], /(?<!\.test)\.tsx?$/)
  const names = sources.flatMap(([, text]) => [...text.matchAll(CALL)].map(([, name]) => name))
  expect(names.length).toBeGreaterThanOrEqual(8)
  // The last two are arguments of inline scripts, with STORAGE_KEYS.theme.
  expect(names.filter((name) => !/^(?:STORAGE_KEYS\..+|k|themeKey)$/.test(name ?? ''))).toEqual([])
})

test('the policy tells every name, that of the choice about analytics only where visits are measured', () => {
  for (const name of Object.values(STORAGE_KEYS))
    expect(storedInBrowser(true)).toMatch(new RegExp(`^- \`${name}\`: .+\\.$`, 'm'))
  expect(storedInBrowser(false)).not.toContain(STORAGE_KEYS.consent)
  expect(storedInBrowser(false)).toContain(STORAGE_KEYS.theme)
})
