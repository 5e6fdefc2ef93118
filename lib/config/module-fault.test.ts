import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { moduleFault } from './module-fault'
import { runModule } from './run-module'

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

test('a sign that is missing belongs behind what stands before', () => {
  expect(fault('export const site = {\n  name: "Ana"\n  city: "Soria",\n}\n')).toEqual([
    '2:14',
    'has a syntax error: "," is missing here',
    'Put it there',
  ])
})

test.each(['"Ana dice "hola""', "'L'Hospitalet'"])('a quote that ends the text %s too early', (value) => {
  const quote = value[0] ?? ''
  const [, message, fix] = fault(`export const site = { name: ${value} }\n`) ?? []
  expect(message).toBe('has a quote that ends a text too early')
  expect(fix).toBe(`Inside of a text write \\${quote}`)
})

test('a text without an end, and a sign that does not belong', () => {
  expect(fault('export const site = {\n  name: "Ana,\n}\n')).toEqual([
    '2:9',
    'has a text that begins here and never ends',
    'Put a quote at its end',
  ])
  expect(fault('export const site = {\n  name: ],\n}\n')).toEqual([
    '2:9',
    "has a syntax error: what stands here doesn't belong here",
    'Look for a sign too many or too few just before it',
  ])
})

test.each(['"', "'"])('an import of what is not there is found where it stands, in %s', (quote) => {
  expect(fault(`const a = 1\nimport x from ${quote}./nada${quote}\nexport const site = { x, a }\n`)).toEqual([
    '2:15',
    'imports "./nada", which isn\'t there',
    'Correct the path, or take the import out',
  ])
})

test('a module that throws is told by the beginning of the line on which it does', () => {
  expect(fault('const a = null\n\n  a.b\nexport const site = {}\n')).toEqual([
    '3:3',
    expect.stringMatching(/^can't be run: Cannot read properties of null/),
    '',
  ])
})

test('what is thrown without a place, and what is no error, is told without one', () => {
  const said = (thrown: unknown) => moduleFault({ file: 'a.ts', place, text: '' }, thrown)
  expect(said('por nada')).toMatchObject({ place: null, message: "can't be run: por nada" })
  expect(said(new Error('una\ndos'))).toMatchObject({ message: "can't be run: una" })
  expect(moduleFault({ file: 'a.ts', place, text: null }, null)).toMatchObject({ message: 'is missing' })
})
