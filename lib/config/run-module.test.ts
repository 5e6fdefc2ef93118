import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRunner } from './run-module'

const folder = mkdtempSync(path.join(tmpdir(), 'run-module-'))
const file = path.join(folder, 'home.ts')
const cache = path.join(folder, 'cache')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(cache, { recursive: true, force: true }))

const write = (words: string) => writeFileSync(file, `export const home: object = { words: '${words}' }\n`)
const compiled = () => readdirSync(cache).map((name) => path.join(cache, name))

test('what was compiled is not compiled again', () => {
  write('uno')
  expect(createRunner(cache)(file).home).toEqual({ words: 'uno' })
  const [kept = ''] = compiled()
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('uno', 'de la caché'))
  expect(createRunner(cache)(file).home).toEqual({ words: 'de la caché' })
})

test('a module that was edited is', () => {
  const run = createRunner(cache)
  write('uno')
  run(file)
  write('dos')
  expect(run(file).home).toEqual({ words: 'dos' })
  expect(compiled()).toHaveLength(1)
})

test('without a folder nothing is kept', () => {
  write('uno')
  expect(createRunner(null)(file).home).toEqual({ words: 'uno' })
  expect(readdirSync(folder)).toEqual(['home.ts'])
})

test('a cache that can not be read or written is passed over', () => {
  write('uno')
  createRunner(cache)(file)
  const [kept = ''] = compiled()
  rmSync(kept)
  mkdirSync(kept)
  expect(createRunner(cache)(file).home).toEqual({ words: 'uno' })
  writeFileSync(path.join(folder, 'a-file'), '')
  expect(createRunner(path.join(folder, 'a-file'))(file).home).toEqual({ words: 'uno' })
  rmSync(path.join(folder, 'a-file'))
})

test('a module that throws is run once', () => {
  const ran = path.join(folder, 'ran')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(ran)}, 'x')\nthrow new Error('no')\n`,
  )
  expect(() => createRunner(cache)(file)).toThrow('no')
  expect(readFileSync(ran, 'utf8')).toBe('x')
  rmSync(ran)
})

test.each([
  ['is no TypeScript', 'export const home = {\n', /ParseError: Unexpected token/],
  ['throws', 'null.words\n', /Cannot read properties of null/],
])('a module that %s: that is said, with and without a cache', (_name, source, message) => {
  writeFileSync(file, source)
  for (const run of [createRunner(cache), createRunner(null)]) expect(() => run(file)).toThrow(message)
})
