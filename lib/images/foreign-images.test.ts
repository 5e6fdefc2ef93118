import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { startImageServer } from '../../e2e/unit/image-server'
import { fakePublicInternet } from '../../e2e/unit/public-internet'
import { getImage, getPreviewImage } from './image'

const mockSource: { apiBase: string | null } = { apiBase: null }
jest.mock('../content/api-base', () => ({
  get apiBase() {
    return mockSource.apiBase
  },
}))

const aCard = { version: 'v1', draw: async () => Buffer.from('drawn card') }
let server: Awaited<ReturnType<typeof startImageServer>>
let logged: jest.SpyInstance

const solid = (background: string) => sharp({ create: { width: 500, height: 300, channels: 3, background } })
const read = (address: string) => getImage({ address, title: 'Título', tag: 'php' }, 400)

beforeAll(async () => {
  server = await startImageServer()
  mockSource.apiBase = server.base
  logged = jest.spyOn(console, 'warn').mockReturnValue()
  fakePublicInternet(server.port)
})

afterAll(async () => {
  jest.restoreAllMocks()
  await server.stop()
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const foreign = 'http://93.184.216.34'

test.each([
  ['as it is', Buffer.from(SVG), 'image/svg+xml'],
  ['under the type of a PNG', Buffer.from(SVG), 'image/png'],
  [
    'behind a byte order mark and blanks',
    Buffer.from(`\uFEFF \n<?xml version="1.0"?><!-- x -->${SVG}`),
    'image/png',
  ],
  ['compressed', gzipSync(SVG), 'image/svg+xml'],
  ['compressed, under the type of a JPEG', gzipSync(SVG), 'image/jpeg'],
  ['in UTF-16', Buffer.from(`\uFEFF${SVG}`, 'utf16le'), 'image/png'],
])('an external SVG is never rendered: %s', async (name, bytes, type) => {
  server.files.set('/hostil', { bytes, type })
  const rendered = jest.spyOn(sharp.prototype, 'toBuffer')
  expect((await read(`${foreign}/hostil?${encodeURIComponent(name)}`)).type).toBe('image/svg+xml')
  expect(rendered).not.toHaveBeenCalled()
  rendered.mockRestore()
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s of another host is shown', async (format) => {
  server.files.set(`/${format}`, { bytes: await solid('#ff0000').toFormat(format).toBuffer() })
  const { type, bytes } = await read(`${foreign}/${format}`)
  expect([type, (await sharp(bytes).metadata()).width]).toEqual(['image/webp', 400])
})

test.each(['mif1', 'msf1'])('an AVIF with its container brand first is shown: %s', async (brand) => {
  const bytes = await solid('#ff0000').avif().toBuffer()
  bytes.write(brand, 8, 'latin1')
  server.files.set(`/${brand}`, { bytes })
  expect((await read(`${foreign}/${brand}`)).type).toBe('image/webp')
})

test('a HEIC, which few browsers support and cannot be decoded here, is not converted', async () => {
  const bytes = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1')
  server.files.set('/heic', { bytes, type: 'image/heic' })
  expect((await read(`${foreign}/heic`)).type).toBe('image/svg+xml')
})

test.each(['tiff'] as const)('%s, which browsers do not support, is not converted', async (format) => {
  server.files.set(`/${format}`, { bytes: await solid('#ff0000').toFormat(format).toBuffer() })
  expect((await read(`${foreign}/${format}`)).type).toBe('image/svg+xml')
})

test('of an animation the first frame is shown, whatever the number of frames', async () => {
  const frames = await sharp({ create: { width: 40, height: 40 * 200, channels: 3, background: '#ff0000' } })
    .raw()
    .toBuffer()
  const raw = { width: 40, height: 40 * 200, channels: 3, pageHeight: 40 } as const
  server.files.set('/anima', { bytes: await sharp(frames, { raw }).gif().toBuffer() })
  expect(await sharp((await read(`${foreign}/anima`)).bytes).metadata()).toMatchObject({
    width: 40,
    height: 40,
  })
})

test('an image with more pixels than any camera takes is not converted', async () => {
  const bytes = await sharp({ create: { width: 9_000, height: 5_000, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  server.files.set('/enorme', { bytes })
  expect((await read(`${foreign}/enorme`)).type).toBe('image/svg+xml')
})

test("the upstream's own SVG is passed through unchanged, and not rendered for previews", async () => {
  server.files.set('/propio.svg', { bytes: Buffer.from(SVG), type: 'image/svg+xml; charset=utf-8' })
  const rendered = jest.spyOn(sharp.prototype, 'toBuffer')
  expect(String(Buffer.from((await read(`${server.base}/propio.svg`)).bytes))).toBe(SVG)
  const card = await getPreviewImage(`${server.base}/propio.svg`, aCard)
  expect(String(Buffer.from(card.bytes))).toBe('drawn card')
  expect(card).toMatchObject({ type: 'image/jpeg', version: null, isFallback: false })
  expect(rendered).not.toHaveBeenCalled()
  rendered.mockRestore()
})

test('credentials and queries of an address are neither sent as a login nor logged', async () => {
  server.files.set('/clave.png', { bytes: await solid('#ff0000').png().toBuffer() })
  expect((await read('http://user:secret@93.184.216.34/clave.png?token=hidden')).type).toBe('image/webp')
  expect(server.requests.at(-1)).toEqual({ path: '/clave.png?token=hidden', authorization: undefined })
  logged.mockClear()
  await read('http://user:secret@93.184.216.34/none.png?token=hidden')
  await read('http://user:secret@10.0.0.1/none.png?token=hidden')
  await read('http://user:secret@[fe80::1%25lo]/none.png?token=hidden')
  await read('http://user:secret@name.invalid/none.png?token=hidden')
  expect(logged).toHaveBeenCalledTimes(4)
  expect(logged.mock.calls.join('\n')).not.toMatch(/user|secret|token|hidden/)
  expect(logged.mock.calls[0]?.[0]).toContain('"http://93.184.216.34/none.png"')
})

test('while an image is unavailable a cover or a card replaces it; without one they are the image', async () => {
  const none = `${foreign}/nada.png`
  expect(await read(none)).toMatchObject({ type: 'image/svg+xml', isFallback: true })
  expect(await getPreviewImage(none, aCard)).toMatchObject({ version: null, isFallback: true })
  const cover = await getImage({ address: null, title: 'Título', tag: 'php' }, 400)
  expect(cover).toMatchObject({ type: 'image/svg+xml', isFallback: false })
  expect(await getPreviewImage(null, aCard)).toMatchObject({ version: 'v1', isFallback: false })
})

test('an image that cannot be resized is shown in its largest width', async () => {
  server.files.set('/terca', { bytes: await solid('#00ff00').png().toBuffer() })
  expect((await getImage({ address: `${foreign}/terca`, title: '', tag: '' }, 1600)).type).toBe('image/webp')
  const resized = jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('broken') as never)
  expect(await read(`${foreign}/terca`)).toMatchObject({ type: 'image/webp', isFallback: true })
  resized.mockRestore()
})
