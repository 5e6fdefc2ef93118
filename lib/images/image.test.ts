import { mkdtempSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { startImageServer } from '../../e2e/unit/image-server'
import { fakePublicInternet } from '../../e2e/unit/public-internet'
import { getImage, getPreviewImage } from './image'

const MINUTE = 60_000
const aCard = { version: 'v1', draw: async () => Buffer.from('drawn card') }
const mockSource: { apiBase: string | null } = { apiBase: null }
jest.mock('../portfolio/source', () => ({
  get apiBase() {
    return mockSource.apiBase
  },
}))

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
let server: Awaited<ReturnType<typeof startImageServer>>
let now = 1_000_000
let logged: jest.SpyInstance

const solid = (background: string, width = 500) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
const colourOf = async (bytes: Uint8Array) => {
  const { dominant } = await sharp(bytes).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}
const read = (address: string, width: 400 | 800 | 1200 | 1600 = 400) =>
  getImage({ address, title: 'Título', tag: 'php' }, width)
const asked = (file: string) => server.requests.filter((request) => request.path.startsWith(file)).length

beforeAll(async () => {
  await mkdir(path.join(root, 'public/images'), { recursive: true })
  server = await startImageServer()
  mockSource.apiBase = server.base
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  logged = jest.spyOn(console, 'warn').mockReturnValue()
  fakePublicInternet(server.port)
})

afterAll(async () => {
  jest.restoreAllMocks()
  await server.stop()
  await rm(root, { recursive: true })
})

test("an edited file of the owner's is served at once, in every width and in previews", async () => {
  const file = path.join(root, 'public/images/foto.png')
  const card = async () => (await getPreviewImage('/images/foto.png', aCard)).bytes
  await solid('#ff0000').toFile(file)
  expect(await colourOf((await read('/images/foto.png', 1600)).bytes)).toBe('red')
  expect(await colourOf((await read('/images/foto.png')).bytes)).toBe('red')
  expect(await colourOf(await card())).toBe('red')
  await solid('#0000ff').toFile(file)
  expect(await colourOf((await read('/images/foto.png', 1600)).bytes)).toBe('blue')
  expect(await colourOf((await read('/images/foto.png')).bytes)).toBe('blue')
  expect(await colourOf(await card())).toBe('blue')
})

test("an edited picture of the upstream's is served within an hour, and fetched once until then", async () => {
  const address = `${server.base}/cambia.png`
  server.files.set('/cambia.png', { bytes: await solid('#ff0000').png().toBuffer() })
  for (const width of [1600, 1200, 800, 400] as const) await read(address, width)
  server.files.set('/cambia.png', { bytes: await solid('#0000ff').png().toBuffer() })
  now += 59 * MINUTE
  expect(await colourOf((await read(address)).bytes)).toBe('red')
  expect(asked('/cambia.png')).toBe(1)
  now += 2 * MINUTE
  expect(await colourOf((await read(address)).bytes)).toBe('blue')
})

test('a picture that can no longer be fetched stays as it was', async () => {
  const address = `${server.base}/queda.png`
  server.files.set('/queda.png', { bytes: await solid('#ff0000').png().toBuffer() })
  await read(address)
  server.files.delete('/queda.png')
  now += 61 * MINUTE
  expect((await read(address)).type).toBe('image/webp')
  expect((await read(address)).type).toBe('image/webp')
  expect(asked('/queda.png')).toBe(2)
})

test('a failure is forgotten after a minute, and not before', async () => {
  const address = `${server.base}/tarde.png`
  expect((await read(address)).type).toBe('image/svg+xml')
  server.files.set('/tarde.png', { bytes: await solid('#ff0000').png().toBuffer() })
  now += MINUTE - 1
  expect((await read(address)).type).toBe('image/svg+xml')
  expect(asked('/tarde.png')).toBe(1)
  now += 2
  expect((await read(address)).type).toBe('image/webp')
})

test('no more than two pictures are converted at once, in whatever widths they are asked for', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `/images/${index}.png`)
  for (const name of names) await solid('#ff0000').toFile(path.join(root, 'public', name))
  const convert = sharp.prototype.toBuffer
  let [running, most, all] = [0, 0, 0]
  const spy = jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    running += 1
    all += 1
    most = Math.max(most, running)
    return convert.call(this).finally(() => (running -= 1)) as never
  })
  const widths = [400, 800, 1200, 1600] as const
  const found = await Promise.all(names.flatMap((name) => widths.map((width) => read(name, width))))
  spy.mockRestore()
  expect(found.filter(({ type }) => type === 'image/webp')).toHaveLength(48)
  expect([most, all]).toEqual([2, 48])
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
])('an SVG of another host is never drawn: %s', async (name, bytes, type) => {
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

test.each(['tiff'] as const)('%s, which browsers do not show, is not converted', async (format) => {
  server.files.set(`/${format}`, { bytes: await solid('#ff0000').toFormat(format).toBuffer() })
  expect((await read(`${foreign}/${format}`)).type).toBe('image/svg+xml')
})

test('of an animation the first frame is shown, however many follow', async () => {
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

test('a picture of more pixels than a camera takes is not converted', async () => {
  const bytes = await sharp({ create: { width: 9_000, height: 5_000, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  server.files.set('/enorme', { bytes })
  expect((await read(`${foreign}/enorme`)).type).toBe('image/svg+xml')
})

test("an SVG of the upstream's own is passed on as it is, and not drawn for previews", async () => {
  server.files.set('/propio.svg', { bytes: Buffer.from(SVG), type: 'image/svg+xml; charset=utf-8' })
  const rendered = jest.spyOn(sharp.prototype, 'toBuffer')
  expect(String(Buffer.from((await read(`${server.base}/propio.svg`)).bytes))).toBe(SVG)
  const card = await getPreviewImage(`${server.base}/propio.svg`, aCard)
  expect(String(Buffer.from(card.bytes))).toBe('drawn card')
  expect(rendered).not.toHaveBeenCalled()
  rendered.mockRestore()
})

test('names, passwords and queries of an address are neither sent as a login nor logged', async () => {
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
