import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { listSchemas } from './editor-schemas'

const ajv = new Ajv({ strict: false, validateFormats: false })
const isValid = (name: string, value: unknown) =>
  ajv.validate(JSON.parse(readFileSync(`.vscode/schemas/${name}.json`, 'utf8')) as object, value)

test('the editor schemas are up to date; otherwise run npm run check -- --schemas', () => {
  for (const [file, text] of listSchemas()) expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each([
  ['projects', JSON.parse(readFileSync('content/projects.json', 'utf8')) as unknown],
  ['resume', JSON.parse(readFileSync('content/resume.json', 'utf8')) as unknown],
  ['article', { id: 1, title: 'Uno', created_at: '2026-01-01', excerpt: null }],
  [
    'resume',
    { basics: { name: 'Ana' }, 'x-aficiones': [], work: [{ name: 'A', position: 'P', endDate: null }] },
  ],
])('an editor reports no problems in %s for valid content', (name, value) => {
  expect(isValid(name, value)).toBe(true)
})

test.each([
  ['projects', [{ id: '1', title: 'Uno', isBlog: false, tipo: 'web' }]],
  ['article', { id: 1, titel: 'Uno', created_at: '2026-01-01' }],
  ['resume', { basics: { name: 'Ana' }, work: [{ name: 'A', position: 'P', highligts: [] }] }],
  ['resume', { basics: { name: 'Ana' }, work: [{ name: 'A', position: 'P', startDate: '09/2022' }] }],
])('an editor reports what check rejects or warns about in %s: %#', (name, value) => {
  expect(isValid(name, value)).toBe(false)
})
