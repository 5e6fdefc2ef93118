import { createImageCache, imageBytes } from './image-cache'

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
