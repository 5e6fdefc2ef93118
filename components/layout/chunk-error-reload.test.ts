import { isChunkLoadFailure, mayReload } from './chunk-error-reload'

function emptyStorage() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return { stored, storage }
}

test.each([
  ['ChunkLoadError: Loading chunk 12 failed. (missing: /static/js/12.js)', true],
  ['TypeError: Failed to fetch dynamically imported module: /_next/static/x.js', true],
  ['Failed to load chunk /_next/static/chunks/x.js', true],
  ['Importing a module script failed.', true],
  ['Loading CSS chunk 4 failed', true],
  ['TypeError: x is not a function', false],
  ['', false],
])('whether %p, thrown or the message of an error, is a chunk load error: %p', (message, expected) => {
  expect(isChunkLoadFailure(new Error(message))).toBe(expected)
  expect(isChunkLoadFailure(message)).toBe(expected)
})

test('errors are identified by name too, and any value can be thrown', () => {
  expect(isChunkLoadFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  for (const other of [undefined, null, 'chunk']) expect(isChunkLoadFailure(other)).toBe(false)
})

test('one reload, then none for a minute; none at all without storage', () => {
  const { stored, storage } = emptyStorage()
  expect(mayReload(() => storage, 1_000_000)).toBe(true)
  expect(mayReload(() => storage, 1_030_000)).toBe(false)
  expect(mayReload(() => storage, 1_059_999)).toBe(false)
  expect(mayReload(() => storage, 1_060_000)).toBe(true)
  expect(stored.get('recarga')).toBe('1060000')
  const broken = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => undefined,
  }
  expect(mayReload(() => broken, 0)).toBe(false)
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(mayReload(refused, 0)).toBe(false)
})

test.each([-3_600_000, 3_600_000])(
  'a clock change of %d ms neither blocks reloads forever nor allows a loop',
  (jump) => {
    const { storage } = emptyStorage()
    const start = 1_800_000_000_000
    expect(mayReload(() => storage, start)).toBe(true)
    const after = [1_000, 2_000, 59_000, 61_000, 62_000].map((passed) =>
      mayReload(() => storage, start + jump + passed),
    )
    expect(after).toEqual([true, false, false, true, false])
  },
)

test.each(['', 'x', 'Infinity', '-1'])('a stored timestamp of %p does not block a reload', (moment) => {
  expect(mayReload(() => ({ getItem: () => moment, setItem: () => undefined }), 1_800_000_000_000)).toBe(true)
})
