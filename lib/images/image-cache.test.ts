import { BusyError, createImageCache, imageBytes } from './image-cache'

const KB = 1024
const image = (bytes: Uint8Array) => async () => ({ type: 'image/webp', bytes })

/** Adds images to a cache, and returns those that are still cached, newest first. */
async function heldAfter(
  maxBytes: number,
  count: number,
  key: (index: number) => string,
  bytes: () => Buffer,
) {
  const cache = createImageCache(maxBytes)
  const all = Array.from({ length: count }, (_, index) => key(index))
  for (const name of all) await cache.get(name, { name, load: image(bytes()) })
  const loaded: string[] = []
  const held: Uint8Array[] = []
  for (const name of all.toReversed()) {
    const load = async () => {
      loaded.push(name)
      throw new BusyError('not again')
    }
    const found = await cache.get(name, { name, load }).catch(() => null)
    if (found) held.push(found.bytes)
  }
  return { held, loaded }
}

test('a cache of 4 MB holds the five newest images of 800 kB', async () => {
  const { held, loaded } = await heldAfter(
    4096 * KB,
    30,
    (index) => `image ${index}`,
    () => Buffer.alloc(800 * KB),
  )
  expect([held.length, loaded.length]).toEqual([5, 25])
  expect(loaded).not.toContain('image 29')
})

test('a slice of a larger buffer is cached without the rest of it', async () => {
  const pool = Buffer.alloc(1024 * KB)
  const { held, loaded } = await heldAfter(64 * KB, 20, String, () => pool.subarray(0, KB))
  expect(loaded).toEqual([])
  expect(held.map(({ buffer }) => buffer.byteLength)).toEqual(Array(20).fill(KB))
})

test('long keys count towards the size, also those of failures', async () => {
  const cache = createImageCache(100 * KB)
  jest.spyOn(console, 'warn').mockReturnValue()
  const failing = jest.fn().mockRejectedValue(new Error('gone'))
  const keys = Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(10 * KB, 'x'))
  for (const key of keys) expect(await cache.get(key, { name: 'long', load: failing })).toBeNull()
  expect(failing).toHaveBeenCalledTimes(10)
  for (const key of keys.slice(-4)) await cache.get(key, { name: 'long', load: failing })
  expect(failing).toHaveBeenCalledTimes(10)
  await cache.get(keys[0] ?? '', { name: 'long', load: failing })
  expect(failing).toHaveBeenCalledTimes(11)
})

test('concurrent requests share one load; a full queue is not a failure of the image', async () => {
  const cache = createImageCache(100 * KB)
  const load = jest.fn(image(Buffer.from('bytes')))
  const found = await Promise.all(Array.from({ length: 9 }, () => cache.get('a', { name: 'a', load })))
  expect(new Set(found).size).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
  const busy = () => Promise.reject(new BusyError('full'))
  await expect(cache.get('b', { name: 'b', load: busy })).rejects.toThrow(BusyError)
  expect(await cache.get('b', { name: 'b', load })).not.toBeNull()
})

test('the fallback for an unavailable image is reported as such', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  warned.mockClear()
  const cache = createImageCache(4096 * KB)
  const broken = async () => {
    throw new Error('gone')
  }
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now)
  expect(await cache.get('never', { name: 'never', load: broken })).toBeNull()
  await cache.get('once', { name: 'once', load: image(Buffer.alloc(KB)), maxAgeMs: 1 })
  clock.mockReturnValue(now + 60_000)
  expect((await cache.get('once', { name: 'once', load: broken, maxAgeMs: 1 }))?.bytes).toHaveLength(KB)
  clock.mockRestore()
  const lines = warned.mock.calls.map(([line]) => JSON.parse(String(line)) as { image: string; kept: string })
  expect(lines.map((line) => [line.image, line.kept])).toEqual([
    ['never', 'a fallback'],
    ['once', 'the image of before'],
  ])
})

describe('a revalidation', () => {
  /** A cache with one image, whose bytes contain how often it was loaded. */
  function ordered() {
    const cache = createImageCache(100 * KB)
    let loads = 0
    const load = jest.fn(async () => ({ type: 'image/webp', bytes: Buffer.of((loads += 1)) }))
    const get = async (order?: string, from = load) =>
      (await cache.get('a', { name: 'a', load: from, maxAgeMs: 60_000, order }))?.bytes[0] ?? null
    return { get, load }
  }

  test('reloads an image once for concurrent requests', async () => {
    const { get, load } = ordered()
    await get('1')
    expect(await Promise.all([get('7'), get('7'), get('7')])).toEqual([2, 2, 2])
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('received while an image is loading applies to it too', async () => {
    const { get } = ordered()
    expect(await Promise.all([get('1'), get('7')])).toEqual([1, 1])
    expect(await get('7')).toBe(2)
  })

  test('keeps the old image while it cannot be loaded, and retries once a minute', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { get, load } = ordered()
    await get('1')
    const broken = jest.fn(() => Promise.reject(new Error('gone')))
    expect([await get('7', broken), await get('7', broken)]).toEqual([1, 1])
    expect(broken).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('retries a failed image at once', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { get } = ordered()
    expect(
      await get(
        '1',
        jest.fn(() => Promise.reject(new Error('gone'))),
      ),
    ).toBeNull()
    expect([await get('1'), await get('7')]).toEqual([null, 1])
  })
})

test('the bytes of an image are a copy, with a short hash', () => {
  const pool = Buffer.from('una foto y otra')
  const { bytes, hash, type } = imageBytes('image/png', pool.subarray(0, 8))
  expect([type, Buffer.from(bytes).toString(), bytes.buffer.byteLength]).toEqual(['image/png', 'una foto', 8])
  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(imageBytes('image/png', Buffer.from('una foto')).hash).toBe(hash)
  expect(imageBytes('image/png', Buffer.from('una fota')).hash).not.toBe(hash)
})

test('an image evicted while loading is still returned to those waiting for it', async () => {
  const cache = createImageCache(4_096)
  const load = (bytes: Buffer) => async () => ({ type: 'image/png', bytes })
  let finish = (_bytes: Buffer): void => undefined
  const late = new Promise<Buffer>((resolve) => (finish = resolve))
  const waiting = cache.get('late', {
    name: 'late',
    load: async () => ({ type: 'image/png', bytes: await late }),
  })
  for (let other = 0; other < 20; other += 1)
    await cache.get(`${other}`, { name: 'other', load: load(Buffer.alloc(1_000)) })
  finish(Buffer.from('foto'))
  expect(Buffer.from((await waiting)?.bytes ?? []).toString()).toBe('foto')
})
