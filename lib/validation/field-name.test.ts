import { fieldName, valueAt } from './field-name'

const RESUME = {
  basics: { email: 'a' },
  work: [
    { name: 'Acme', endDate: '2024', highlights: ['a', 'b'] },
    { position: 'Desarrollo' },
    { endDate: '' },
  ],
  roles: ['a', 'b'],
  long: [
    { title: 'a'.repeat(40) },
    { title: 'b'.repeat(41) },
    { title: '  ', name: 'c' },
    { title: 7, text: 'd' },
  ],
}

test.each<[string, PropertyKey[]]>([
  ['basics.email', ['basics', 'email']],
  ['basics', ['basics']],
  ['', []],
  ['work "Acme"', ['work', 0]],
  ['work "Acme": endDate', ['work', 0, 'endDate']],
  ['work "Desarrollo": endDate', ['work', 1, 'endDate']],
  ['work, entry 3: endDate', ['work', 2, 'endDate']],
  ['work "Acme": highlights, entry 2', ['work', 0, 'highlights', 1]],
  ['roles, entry 2', ['roles', 1]],
  ['nada.de.eso', ['nada', 'de', 'eso']],
  [`long "${'a'.repeat(40)}"`, ['long', 0]],
  [`long "${'b'.repeat(40)}…"`, ['long', 1]],
  ['long "c"', ['long', 2]],
  ['long "d"', ['long', 3]],
])('a field is called %s', (name, path) => expect(fieldName(RESUME, path)).toBe(name))

test('entries of a top-level array are named after their kind', () => {
  const projects = [{ title: 'Faro' }, {}]
  expect(fieldName(projects, [0, 'url'], 'project')).toBe('project "Faro": url')
  expect(fieldName(projects, [1, 'url'], 'project')).toBe('project 2: url')
  expect(fieldName(projects, [1])).toBe('entry 2')
})

test('the value at a path, or undefined', () => {
  expect(valueAt(RESUME, ['work', 0, 'name'])).toBe('Acme')
  expect(valueAt(RESUME, [])).toBe(RESUME)
  expect(valueAt(RESUME, ['work', 9, 'name'])).toBeUndefined()
  expect(valueAt({ a: null }, ['a', 'b'])).toBeUndefined()
  expect(valueAt('text', ['length'])).toBeUndefined()
})
