import { causeOf, log } from './log'
import { processWide } from './once'

const written = {
  log: jest.spyOn(console, 'log'),
  warn: jest.spyOn(console, 'warn'),
  error: jest.spyOn(console, 'error'),
}
beforeEach(() => {
  for (const spy of Object.values(written)) spy.mockReset().mockImplementation(() => undefined)
})

test.each([
  ['info', 'log'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const)('%s is one line of JSON on console.%s only', (level, method) => {
  log(level, 'area.what', { path: '/a' })
  expect(Object.values(written).map((spy) => spy.mock.calls.length)).toEqual(
    Object.keys(written).map((name) => (name === method ? 1 : 0)),
  )
  const line = JSON.parse(String(written[method].mock.calls[0]?.[0])) as Record<string, unknown>
  expect(line).toEqual({ time: expect.any(String) as string, level, event: 'area.what', path: '/a' })
  expect(new Date(String(line.time)).toISOString()).toBe(line.time)
})

test.each([
  [new Error('fetch failed', { cause: new Error('ECONNREFUSED') }), 'fetch failed: ECONNREFUSED'],
  [
    new Error('fetch failed: ECONNREFUSED', { cause: new Error('ECONNREFUSED') }),
    'fetch failed: ECONNREFUSED',
  ],
  [new Error('alone'), 'alone'],
  [new Error('alone', { cause: 'a text' }), 'alone'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('the cause of %p is %p', (thrown, cause) => {
  expect(causeOf(thrown)).toBe(cause)
})

test('a process-wide value is created once per name', () => {
  const create = jest.fn(() => ({}))
  const first = processWide('test.value', create)
  expect(processWide('test.value', create)).toBe(first)
  expect(create).toHaveBeenCalledTimes(1)
  expect(processWide('test.other', () => ({}))).not.toBe(first)
})
