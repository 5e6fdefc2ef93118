import { createPartReader, type Part, type Values } from './part'

const ERROR = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const lines = () => ERROR.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)

let now = 0
let answers: Record<string, unknown>
const order: string[] = []

/** A part whose answer a test sets; an error is thrown. */
const aPart = (name: string, fields: Partial<Part> = {}): Part => ({
  name,
  async read() {
    order.push(name)
    const answer = answers[name]
    if (answer instanceof Error) throw answer
    return answer
  },
  ...fields,
})

function aReader(...parts: Part[]) {
  const reader = createPartReader(parts, () => now)
  const all = parts.map(({ name }) => name)
  const read = (before: Values = {}, names: readonly string[] = all) => reader.read(before, { names })
  return { ...reader, read }
}

beforeEach(() => {
  now = 1_000
  answers = { lists: ['uno'], file: { a: 1 }, tag: 'v1' }
  order.length = 0
  ERROR.mockClear()
})

test('a part that fails keeps its last good value, and the others update', async () => {
  const { read } = aReader(aPart('lists'), aPart('file'))
  const { values } = await read()
  Object.assign(answers, { lists: new Error('down'), file: { a: 2 } })
  expect(await read(values)).toEqual({ values: { lists: ['uno'], file: { a: 2 } }, failed: ['lists'] })
})

test('an equal value keeps its identity', async () => {
  const { read } = aReader(aPart('file'))
  const { values } = await read()
  answers.file = { a: 1 }
  expect((await read(values)).values.file).toBe(values.file)
})

test('a cause is logged once, until it changes or the part recovers', async () => {
  const { read } = aReader(aPart('lists'))
  const { values } = await read()
  now = 8_000
  for (const cause of ['down', 'down', 'refused', 'refused']) {
    answers.lists = new Error(cause)
    await read(values)
  }
  answers.lists = ['uno']
  await read(values)
  answers.lists = new Error('refused')
  await read(values)
  expect(lines().map(({ cause }) => cause)).toEqual(['down', 'refused', 'refused'])
  expect(lines()[0]).toMatchObject({
    level: 'error',
    event: 'content.read-failed',
    part: 'lists',
    kept: 'the content of 7 s ago',
  })
})

test('the log says what is used instead: nothing, or an earlier value', async () => {
  answers.lists = new Error('down')
  await aReader(aPart('lists')).read()
  await aReader(aPart('lists')).read({ lists: ['de antes'] })
  expect(lines().map(({ kept }) => kept)).toEqual(['nothing', 'the content of an earlier run'])
})

test('a part sees the current values of those before it, and only requested parts are read', async () => {
  const seen: Values[] = []
  const second = aPart('second', {
    isLocal: true,
    read: async (_previous, _options, values) => (seen.push({ ...values }), 'second'),
  })
  const { read } = aReader(aPart('file', { isLocal: true }), second)
  await read({ file: 'old' })
  expect(seen).toEqual([{ file: { a: 1 } }])
  await read({ file: 'old' }, ['second'])
  expect(order).toEqual(['file'])
})

test('the status of each part: when it was read, its age, and the number of failures since', async () => {
  const { read, status, isFailing, failureOf } = aReader(aPart('lists'), aPart('tag', { isOptional: true }))
  expect(status('lists')).toEqual({ refreshedAt: null, ageSeconds: null, failuresInARow: 0 })
  answers.tag = new Error('no network')
  const { values } = await read()
  expect(isFailing()).toBe(false)
  expect(failureOf(values)).toBeNull()
  answers.lists = new Error('down')
  now += 9_000
  await read(values)
  await read(values)
  expect(status('lists')).toMatchObject({ ageSeconds: 9, failuresInARow: 2 })
  expect(isFailing()).toBe(true)
  expect(failureOf({})).toBe(answers.lists)
})

test('a part with a long interval is due after its interval, and a minute after a failure', async () => {
  const { read, due } = aReader(aPart('lists'), aPart('tag', { everyMs: 3_600_000 }))
  expect(due()).toEqual(['lists', 'tag'])
  await read()
  expect(due()).toEqual(['lists'])
  now += 3_600_000
  answers.tag = new Error('no network')
  await read()
  now += 59_000
  expect(due()).toEqual(['lists'])
  now += 1_000
  expect(due()).toEqual(['lists', 'tag'])
})
