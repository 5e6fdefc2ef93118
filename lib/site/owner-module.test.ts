import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runModule } from './owner-module'

const folder = mkdtempSync(path.join(tmpdir(), 'run-module-'))
const file = path.join(folder, 'home.ts')
afterAll(() => rmSync(folder, { recursive: true }))

const write = (words: string) => writeFileSync(file, `export const home: object = { words: '${words}' }\n`)

test('an edited module is run again, without caching', () => {
  write('uno')
  expect(runModule(file).home).toEqual({ words: 'uno' })
  write('dos')
  expect(runModule(file).home).toEqual({ words: 'dos' })
  expect(readdirSync(folder)).toEqual(['home.ts'])
})

test.each([
  ['is no TypeScript', 'export const home = {\n', /ParseError: Unexpected token/],
  ['throws', 'null.words\n', /Cannot read properties of null/],
])('a module that %s is reported', (_name, source, message) => {
  writeFileSync(file, source)
  expect(() => runModule(file)).toThrow(message)
})
