import { InvalidDataError, InvalidFilesError, isContentError, UpstreamError } from './errors'

test('a message starts with the endpoint, and names field and value', () => {
  const cause = new Error('ECONNRESET')
  const down = new UpstreamError('http://a.example', 'answered 502', { cause })
  expect(down).toMatchObject({ message: 'http://a.example: answered 502', name: 'UpstreamError', cause })
  const invalid = new InvalidDataError('a.md', 'id', 'a number', 'x')
  expect(invalid).toMatchObject({ message: 'a.md: id should be a number, got "x"', field: 'id' })
})

test('unusable files are one error, with a line for each problem', () => {
  const problem = (file: string) =>
    ({ severity: 'error', file, place: null, field: 'id', message: 'is missing', fix: '' }) as const
  expect(new InvalidFilesError([problem('a.md'), problem('b.md')]).message).toMatch(/a\.md.*\n.*b\.md/)
})

test('a value in a message is truncated to 80 characters', () => {
  const message = (value: unknown) => new InvalidDataError('a', 'b', 'c', value).message
  expect(message(undefined)).toBe('a: b should be c, got nothing')
  expect(message('x'.repeat(78))).toBe(`a: b should be c, got "${'x'.repeat(78)}"`)
  expect(message('x'.repeat(79))).toBe(`a: b should be c, got "${'x'.repeat(79)}…`)
})

test('content errors are distinguished from all other errors', () => {
  expect(isContentError(new UpstreamError('a', 'b'))).toBe(true)
  for (const other of [new Error('x'), 'x', null, { endpoint: 'a' }])
    expect(isContentError(other)).toBe(false)
})
