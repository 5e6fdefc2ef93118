import type { FSWatcher } from 'node:fs'
import { contentChanges } from './content-changes'

type Watched = { place: string; recursive: boolean; edit: () => void; isClosed: boolean }
const watched: Watched[] = []
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  watch: (place: string, { recursive }: { recursive: boolean }, edit: () => void) => {
    const watcher = { place, recursive, edit, isClosed: false }
    watched.push(watcher)
    return { close: () => void (watcher.isClosed = true) } as FSWatcher
  },
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

test('an aborted request closes its watchers, and nothing more is reported', async () => {
  const { end, said, settle } = await listen()
  watched[0]?.edit()
  end.abort()
  expect(watched.map(({ isClosed }) => isClosed)).toEqual([true, true])
  await settle(1_000)
  expect(said).toEqual([])
})
