import { isChunkLoadFailure, mayReload } from './chunk-reload'

test.each([
  ['ChunkLoadError: Loading chunk 12 failed. (missing: /static/js/12.js)', true],
  ['TypeError: Failed to fetch dynamically imported module: /_next/static/x.js', true],
  ['Failed to load chunk /_next/static/chunks/x.js', true],
  ['TypeError: x is not a function', false],
])('%p is a script that could not be loaded: %p', (message, expected) => {
  expect(isChunkLoadFailure(new Error(message))).toBe(expected)
})

test('one reload, then none for a minute; none at all without storage', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_030_000)).toBe(false)
  expect(mayReload(storage, 1_059_999)).toBe(false)
  expect(mayReload(storage, 1_060_000)).toBe(true)
  expect(stored.get('recarga')).toBe('1060000')
  const broken = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => undefined,
  }
  expect(mayReload(broken, 0)).toBe(false)
})

test('whatever was thrown is looked at, and the name of a fault counts', () => {
  expect(isChunkLoadFailure('Loading CSS chunk 4 failed')).toBe(true)
  expect(isChunkLoadFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  expect(isChunkLoadFailure(new Error('Importing a module script failed.'))).toBe(true)
  for (const other of [undefined, null, 'chunk', new Error('')]) expect(isChunkLoadFailure(other)).toBe(false)
})
