import { locateInTypeScript, moduleFault } from './locate-typescript'

let isInstalled = true
jest.mock('node:module', () => {
  const actual = jest.requireActual<typeof import('node:module')>('node:module')
  return {
    ...actual,
    createRequire: (from: string) => {
      if (!isInstalled) throw new Error("Cannot find module 'typescript'")
      return actual.createRequire(from)
    },
  }
})
afterEach(() => {
  isInstalled = true
})

const SOURCE = `import type { Any } from './any'

const legal = { name: 'Ana' }
const url = 'https://ana.test'

export const site = {
  'title': 'A',
  url,
  legal,
  list: ['a', { b: 1 },
    'c'],
  ...({ more: 1 }),
  again: 1,
  again: 2,
} satisfies Any as Any
`

test.each([
  [['title'], 7, 3],
  [['url'], 8, 3],
  [['list', 1, 'b'], 10, 17],
  [['list', 2], 11, 5],
  [['again'], 14, 3],
  [['legal', 'name'], 9, 3],
  [['list', 1, 'missing'], 10, 15],
  [['missing'], 6, 14],
  [[], 6, 14],
])('%j is at %i:%i', (path, line, column) => {
  expect(locateInTypeScript(SOURCE, 'site', path)).toEqual({ line, column })
})

test('a module without that export, and a file that is not TypeScript', () => {
  expect(locateInTypeScript(SOURCE, 'home', ['title'])).toBeNull()
  expect(locateInTypeScript('{{{', 'site', ['title'])).toBeNull()
})

test('where the compiler is not installed there is no line', () => {
  isInstalled = false
  expect(locateInTypeScript(SOURCE, 'site', ['title'])).toBeNull()
})

test('errors without a position, and thrown non-errors, are reported without one', () => {
  const said = (thrown: unknown) => moduleFault({ file: 'a.ts', place: '/a.ts', text: '' }, thrown)
  expect(said('por nada')).toMatchObject({ place: null, message: "can't be run: por nada" })
  expect(said(new Error('una\ndos'))).toMatchObject({ message: "can't be run: una" })
})
