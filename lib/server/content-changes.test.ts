import { contentChanges } from './content-changes'

type Watched = { place: string; recursive: boolean; signal: AbortSignal; edit: () => void }
const watched: Watched[] = []
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  watch: (place: string, options: Pick<Watched, 'recursive' | 'signal'>, edit: () => void) =>
    void watched.push({ place, ...options, edit }),
}))

beforeEach(() => {
  jest.useFakeTimers()
  watched.length = 0
})
afterEach(() => jest.useRealTimers())

/** Opens a stream, skips its greeting, and collects the events that follow. */
async function listen(places = ['/content', '/public']) {
  const end = new AbortController()
  const reader = contentChanges(end.signal, places).getReader()
  const { value: greeting } = await reader.read()
  const said: unknown[] = []
  const listening = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) said.push(part.value)
  })()
  const settle = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  return { end, reader, greeting, said, listening, settle }
}

test('a new listener gets a greeting; folders are watched recursively', async () => {
  const { greeting } = await listen()
  expect(greeting).toBe(': open\n\n')
  expect(watched).toMatchObject([
    { place: '/content', recursive: true },
    { place: '/public', recursive: true },
  ])
})

test("the several writes of an editor's save are reported as one edit, once they are complete", async () => {
  const { said, settle } = await listen()
  for (const { edit } of [...watched, ...watched]) {
    edit()
    await settle(90)
  }
  expect(said).toEqual([])
  await settle(10)
  expect(said).toEqual(['data: edited\n\n'])
})

test('when its request is aborted, or nobody reads it, its watchers end and nothing more is reported', async () => {
  for (const end of ['abort', 'cancel'] as const) {
    watched.length = 0
    const { end: request, reader, said, settle } = await listen()
    watched[0]?.edit()
    if (end === 'abort') request.abort()
    else await reader.cancel()
    expect(watched.map(({ signal }) => signal.aborted)).toEqual([true, true])
    await settle(1_000)
    expect(said).toEqual([])
  }
})
