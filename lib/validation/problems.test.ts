import { ContentProblemsError, listProblems, type Problem, problemsOf, fieldName, valueAt } from './problems'

const problem = (fields: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  file: 'content/site.ts',
  place: null,
  field: 'legal.email',
  message: 'should be a text',
  fix: '',
  ...fields,
})
const at = (line: number, column: number) => ({ line, column })

test('errors come first, sorted by file, then from top to bottom', () => {
  const problems = [
    problem({ severity: 'warning', file: 'a.md', field: '1' }),
    problem({ file: 'a10.md', field: '2' }),
    problem({ file: 'a2.md', place: at(10, 1), field: '3' }),
    problem({ file: 'a2.md', place: at(9, 20), field: '4' }),
    problem({ file: 'a2.md', place: at(9, 3), field: '5' }),
    problem({ file: 'a2.md', place: null, field: '6' }),
  ]
  const lines = listProblems(problems).split('\n')
  expect(listProblems(problems.toReversed()).split('\n')).toEqual(lines)
  expect(lines[0]).toBe('The content needs attention:')
  expect(lines.slice(1).map((line) => /: (?:warning: )?(\d) /.exec(line)?.[1])).toEqual([
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ])
})

test('an error contains its problems, and lists them', () => {
  const problems = [problem()]
  const error = new ContentProblemsError(problems)
  expect([error.name, error.message]).toEqual(['ContentProblemsError', listProblems(problems)])
  expect(problemsOf(error)).toEqual(problems)
  expect(problemsOf(Object.assign(new Error('from another context'), { problems }))).toEqual(problems)
})

test.each([new Error('a'), Object.assign(new Error('a'), { problems: 'many' }), { problems: [] }, null, 'a'])(
  'any other error has none: %p',
  (error) => expect(problemsOf(error)).toBeNull(),
)

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
  ['', []],
  ['work "Acme"', ['work', 0]],
  ['work "Acme": endDate', ['work', 0, 'endDate']],
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
