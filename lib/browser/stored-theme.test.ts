/** @jest-environment jsdom */
import { STORED_THEME_SCRIPT } from './stored-theme'

const KEY = 'preferencia'
const run = () => new Function(STORED_THEME_SCRIPT)()

beforeEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
})
afterEach(() => jest.restoreAllMocks())

test.each(['light', 'dark'])('%s is a theme, stays and is shown', (theme) => {
  window.localStorage.setItem(KEY, theme)
  run()
  expect(document.documentElement.dataset.theme).toBe(theme)
  expect(window.localStorage.getItem(KEY)).toBe(theme)
})

test.each(['azul', 'system', '', 'DARK', ' dark', 'dark\n', 'darklight'])(
  '%j is none, and is removed; the theme of the system is shown',
  (theme) => {
    window.localStorage.setItem(KEY, theme)
    window.localStorage.setItem('other', theme)
    run()
    expect({ ...window.localStorage }).toEqual({ other: theme })
    expect(document.documentElement.dataset.theme).toBe('dark')
  },
)

test('only a theme that another tab stores is handed on to the provider', () => {
  run()
  const heard: (string | null)[] = []
  const hear = ({ newValue }: StorageEvent) => void heard.push(newValue)
  window.addEventListener('storage', hear)
  const store = (newValue: string | null, key = KEY) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  for (const theme of ['dark', 'azul', 'system', null, 'light']) store(theme)
  store('azul', 'other')
  expect(heard).toEqual(['dark', 'light', 'azul'])
  window.removeEventListener('storage', hear)
})

test('where storage is refused, the page has the theme of the system', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  run()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test.each([
  [true, 'dark'],
  [false, 'light'],
])('with nothing stored and a system that prefers dark: %s, the theme is %s', (matches, theme) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList
  run()
  expect(document.documentElement.dataset.theme).toBe(theme)
  expect(window.localStorage.length).toBe(0)
})
