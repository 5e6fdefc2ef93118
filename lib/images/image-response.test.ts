import {} from './image'
import type { Image } from './image-cache'
import { BusyError, imageBytes } from './image-cache'
import { imageResponse } from './image-response'

const anImage = (fields: Partial<Image> = {}): Image => ({
  ...imageBytes('image/webp', Buffer.from([1, 2, 3])),
  version: 'abc',
  isFallback: false,
  ...fields,
})
const answer = (path: string, image: Image, headers = {}) =>
  imageResponse(new Request(`http://localhost${path}`, { headers }), async () => image)
const cacheControl = async (path: string, image: Image) =>
  (await answer(path, image)).headers.get('cache-control')

test.each(['/media/project/1?v=abc', '/media/project/1?w=400&v=abc'])(
  '%s has the current version: it is immutable',
  async (path) => expect(await cacheControl(path, anImage())).toBe('public, max-age=31536000, immutable'),
)

test.each(['/media/project/1', '/media/project/1?v=', '/media/project/1?v=ABC&w=400'])(
  '%s has no version or another: it is cached for minutes',
  async (path) => expect(await cacheControl(path, anImage())).toBe('public, max-age=300'),
)

test('images without a version, or fallbacks, are never immutable', async () => {
  expect(await cacheControl('/media/project/1?v=abc', anImage({ version: null }))).toBe('public, max-age=300')
  expect(await cacheControl('/media/project/1?v=null', anImage({ version: null }))).toBe(
    'public, max-age=300',
  )
  expect(await cacheControl('/media/project/1?v=abc', anImage({ isFallback: true }))).toBe(
    'public, max-age=60',
  )
})

test('a matching ETag gets a 304, another the image', async () => {
  const etag = (await answer('/a', anImage())).headers.get('etag') ?? ''
  // A proxy that compresses a drawing marks its ETag as weak, and a cache may name several.
  for (const known of [etag, `W/${etag}`, `"x", W/${etag}`, '*'])
    expect((await answer('/a', anImage(), { 'if-none-match': known })).status).toBe(304)
  const other = await answer('/a', anImage(imageBytes('image/webp', Buffer.from([4]))), {
    'if-none-match': etag,
  })
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, 1])
})

test('a full queue gives a 503 with Retry-After; other errors are thrown', async () => {
  const failing = (error: Error) =>
    imageResponse(new Request('http://localhost/a'), () => Promise.reject(error))
  const busy = await failing(new BusyError('full'))
  expect([busy.status, busy.headers.get('retry-after'), busy.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect((await failing(Object.assign(new Error('full'), { name: 'BusyError' }))).status).toBe(503)
  await expect(failing(new Error('broken'))).rejects.toThrow('broken')
})
