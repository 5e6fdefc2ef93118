import {
  ContentProblemsError,
  fieldName,
  listProblems,
  ownerText,
  type Problem,
  problemsOf,
  valueAt,
} from './problems'

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

function faultOf(bytes: Buffer): unknown {
  try {
    return ownerText('content/a.md', bytes)
  } catch (error) {
    return problemsOf(error)
  }
}

test.each(['', 'Título en español: ¿«ñ»? 中文 😀\n', '\ufeffCon marca\r\n', 'Con el signo \ufffd escrito'])(
  '%j is read unchanged',
  (text) => expect(ownerText('content/a.md', Buffer.from(text))).toBe(text),
)

test.each([
  ['little', (text: Buffer) => text],
  ['big', (text: Buffer) => text.swap16()],
])('UTF-16 %s endian is reported, at its beginning', (_end, order) => {
  expect(faultOf(order(Buffer.from('\ufeffHola', 'utf16le')))).toMatchObject([
    { place: { line: 1, column: 1 }, message: "is not UTF-8, so that its letters can't be read" },
  ])
})
