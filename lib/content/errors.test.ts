import {
  InvalidDataError,
  InvalidFilesError,
  isContentError,
  ShrunkListError,
  UpstreamRefusedError,
  UpstreamUnavailableError,
} from './errors'

test('each error type carries its details, and a message that starts with the endpoint', () => {
  const cause = new Error('ECONNRESET')
  const down = new UpstreamUnavailableError('http://a.example', 'answered 502', 502, { cause })
  const refused = new UpstreamRefusedError('http://a.example', 'answered 403', 403, 'No')
  const invalid = new InvalidDataError('a.md', 'id', 'a number', 'x')
  expect(down).toMatchObject({ message: 'http://a.example: answered 502', status: 502, cause })
  expect(refused).toMatchObject({
    message: 'http://a.example: answered 403',
    status: 403,
    serverMessage: 'No',
  })
  expect(invalid).toMatchObject({ message: 'a.md: id should be a number, got "x"', field: 'id', value: 'x' })
  expect(new ShrunkListError('http://a.example', { now: 0, before: 7, lost: 7 }).message).toBe(
    'http://a.example: the list is empty, it held 7 before',
  )
  expect([down, refused, invalid].map(({ name }) => name)).toEqual([
    'UpstreamUnavailableError',
    'UpstreamRefusedError',
    'InvalidDataError',
  ])
  expect([down.endpoint, new UpstreamUnavailableError('b', 'x').status]).toEqual(['http://a.example', null])
})

test('unusable files are one error, with a line for each problem', () => {
  const problem = (file: string) =>
    ({ severity: 'error', file, place: null, field: 'id', message: 'is missing', fix: '' }) as const
  const error = new InvalidFilesError([problem('a.md'), problem('b.md')])
  expect(error).toMatchObject({ name: 'InvalidFilesError', endpoint: 'a.md' })
  expect(error.message).toMatch(/a\.md.*\n.*b\.md/)
  expect(new InvalidFilesError([]).endpoint).toBe('')
})

test('a value in a message is truncated to 80 characters', () => {
  const message = (value: unknown) => new InvalidDataError('a', 'b', 'c', value).message
  expect(message(undefined)).toBe('a: b should be c, got nothing')
  expect(message('x'.repeat(78))).toBe(`a: b should be c, got "${'x'.repeat(78)}"`)
  expect(message('x'.repeat(79))).toBe(`a: b should be c, got "${'x'.repeat(79)}…`)
})

test('content errors are distinguished from all other errors', () => {
  expect(isContentError(new ShrunkListError('a', { now: 0, before: 1, lost: 1 }))).toBe(true)
  for (const other of [new Error('x'), 'x', null, { endpoint: 'a' }])
    expect(isContentError(other)).toBe(false)
})
