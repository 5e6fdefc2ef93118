import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runModule } from '../site/owner-module'
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

const folder = mkdtempSync(path.join(tmpdir(), 'module-fault-'))
const place = path.join(folder, 'site.ts')
afterAll(() => rmSync(folder, { recursive: true }))

/** The fault of an owner's module with this text. */
function fault(text: string) {
  writeFileSync(place, text)
  try {
    runModule(place)
  } catch (error) {
    const { place: at, message, fix } = moduleFault({ file: 'content/site.ts', place, text }, error)
    return [at && `${at.line}:${at.column}`, message, fix]
  }
  return null
}

test.each([
  ['export const site = {\n  name: "Ana"\n  city: "Soria",\n}\n', '3:3', 'Unexpected token, expected ","'],
  ["export const site = { name: 'L'Hospitalet' }\n", '1:32', 'Unexpected token, expected ","'],
  ['export const site = {\n  name: "Ana,\n}\n', '2:9', 'Unterminated string constant'],
  ['export const site = {\n  name: ],\n}\n', '2:9', 'Unexpected token'],
])('a syntax error is at the place and in the words of the parser: %j', (text, at, words) => {
  const fix = expect.stringMatching(/^A comma, a colon or a straight quote may be missing/) as unknown
  expect(fault(text)).toEqual([at, `has a syntax error: ${words}`, fix])
})

test('a merge conflict is reported as such, and not as the syntax error it causes', () => {
  expect(
    fault('export const site = {\n<<<<<<< HEAD\n  name: "A",\n=======\n  name: "B",\n>>>>>>> x\n}\n'),
  ).toEqual([
    '2:1',
    'has the marks of a merge conflict',
    'Keep one of the two versions, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ])
})

test.each(['"', "'"])('an import of a missing module is located, in %s', (quote) => {
  expect(fault(`const a = 1\nimport x from ${quote}./nada${quote}\nexport const site = { x, a }\n`)).toEqual([
    '2:16',
    'imports "./nada", which isn\'t there',
    'Correct the path, or take the import out',
  ])
})

test('a module that throws is located at the start of the throwing line', () => {
  expect(fault('const a = null\n\n  a.b\nexport const site = {}\n')).toEqual([
    '3:3',
    expect.stringMatching(/^can't be run: Cannot read properties of null/),
    '',
  ])
})

test('errors without a position, and thrown non-errors, are reported without one', () => {
  const said = (thrown: unknown) => moduleFault({ file: 'a.ts', place, text: '' }, thrown)
  expect(said('por nada')).toMatchObject({ place: null, message: "can't be run: por nada" })
  expect(said(new Error('una\ndos'))).toMatchObject({ message: "can't be run: una" })
  expect(moduleFault({ file: 'a.ts', place, text: null }, null)).toMatchObject({ message: 'is missing' })
})
