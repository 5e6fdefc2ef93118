import { ownPath } from '../../e2e/unit/own-folders'
import '../../e2e/unit/own-content'
import sharp, { type Sharp } from 'sharp'
import { startImageServer } from '../../e2e/unit/image-server'
import { getImage, getPreviewImage } from './image'

const MINUTE = 60_000
const aCard = { version: 'v1', draw: async () => Buffer.alloc(0) }
const mockSource: { apiBase: string | null; order: string } = { apiBase: null, order: '' }
jest.mock('../content/api-base', () => ({
  get apiBase() {
    return mockSource.apiBase
  },
}))

jest.mock('../content/content', () => ({ lastOrder: () => mockSource.order }))

let server: Awaited<ReturnType<typeof startImageServer>>
let now = 1_000_000

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
  server = await startImageServer()
  mockSource.apiBase = server.base
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(console, 'warn').mockReturnValue()
})

afterAll(async () => {
  jest.restoreAllMocks()
  await server.stop()
})

test.each(['content', 'public'])(
  "an edited file in the owner's %s folder is served at once, in every width and in previews",
  async (folder) => {
    const file = ownPath(`${folder}/images/${folder}.png`)
    const address = `/images/${folder}.png`
    const card = async () => (await getPreviewImage(address, aCard)).bytes
    await solid('#ff0000').toFile(file)
    expect(await colourOf((await read(address, 1600)).bytes)).toBe('red')
    expect(await colourOf((await read(address)).bytes)).toBe('red')
    expect(await colourOf(await card())).toBe('red')
    await solid('#0000ff').toFile(file)
    expect(await colourOf((await read(address, 1600)).bytes)).toBe('blue')
    expect(await colourOf((await read(address)).bytes)).toBe('blue')
    expect(await colourOf(await card())).toBe('blue')
  },
)

test("a full-size phone photograph is converted if it is the owner's", async () => {
  await sharp({ create: { width: 8160, height: 6144, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toFile(ownPath('content/images/movil.jpg'))
  expect(await read('/images/movil.jpg')).toMatchObject({ type: 'image/webp', isFallback: false })
  expect(await getPreviewImage('/images/movil.jpg', aCard)).toMatchObject({
    type: 'image/jpeg',
    isFallback: false,
  })
})

test('a card that cannot be drawn is an error, and is drawn once possible', async () => {
  const draw = jest.fn(async () => Buffer.from('card'))
  const card = { version: 'no-canvas', draw }
  draw.mockRejectedValueOnce(new Error('no canvas'))
  await expect(getPreviewImage(null, card)).rejects.toThrow('The preview card could not be drawn')
  now += 24 * 60 * MINUTE
  await expect(getPreviewImage(null, card)).resolves.toMatchObject({
    version: 'no-canvas',
    isFallback: false,
  })
})

test('an edited upstream image is served within an hour, and requested once until then', async () => {
  const address = `${server.base}/cambia.png`
  server.files.set('/cambia.png', { bytes: await solid('#ff0000').png().toBuffer() })
  for (const width of [1600, 1200, 800] as const) await read(address, width)
  server.files.set('/cambia.png', { bytes: await solid('#0000ff').png().toBuffer() })
  now += 59 * MINUTE
  expect(await colourOf((await read(address)).bytes)).toBe('red')
  expect(asked('/cambia.png')).toBe(1)
  now += 2 * MINUTE
  for (const width of [1600, 1200, 800, 400] as const)
    expect(await colourOf((await read(address, width)).bytes)).toBe('blue')
})

test("a revalidation requests the upstream's images again, each once, for every width and previews", async () => {
  const address = `${server.base}/orden.png`
  const card = async () => (await getPreviewImage(address, aCard)).bytes
  server.files.set('/orden.png', { bytes: await solid('#ff0000').png().toBuffer() })
  for (const shown of [(await read(address, 1600)).bytes, (await read(address)).bytes, await card()])
    expect(await colourOf(shown)).toBe('red')
  server.files.set('/orden.png', { bytes: await solid('#0000ff').png().toBuffer() })
  expect(await colourOf((await read(address)).bytes)).toBe('red')
  mockSource.order += '.'
  const before = asked('/orden.png')
  for (const width of [1600, 1200, 800, 400] as const)
    expect(await colourOf((await read(address, width)).bytes)).toBe('blue')
  expect(await colourOf(await card())).toBe('blue')
  expect(asked('/orden.png')).toBe(before + 2)
  server.files.delete('/orden.png')
  mockSource.order += '.'
  expect(await colourOf((await read(address)).bytes)).toBe('blue')
})

test('a revalidation converts no local file again', async () => {
  await solid('#ff0000').toFile(ownPath('content/images/misma.png'))
  const { bytes } = await read('/images/misma.png')
  mockSource.order += '.'
  expect((await read('/images/misma.png')).bytes).toBe(bytes)
})

test('an image that can no longer be loaded keeps its last version', async () => {
  const address = `${server.base}/queda.png`
  server.files.set('/queda.png', { bytes: await solid('#ff0000').png().toBuffer() })
  await read(address)
  server.files.delete('/queda.png')
  now += 61 * MINUTE
  expect((await read(address)).type).toBe('image/webp')
  expect((await read(address)).type).toBe('image/webp')
  expect(asked('/queda.png')).toBe(2)
})

test('a failure is cached for exactly a minute', async () => {
  const address = `${server.base}/tarde.png`
  expect((await read(address)).type).toBe('image/svg+xml')
  server.files.set('/tarde.png', { bytes: await solid('#ff0000').png().toBuffer() })
  now += MINUTE - 1
  expect((await read(address)).type).toBe('image/svg+xml')
  expect(asked('/tarde.png')).toBe(1)
  now += 2
  expect((await read(address)).type).toBe('image/webp')
})

test('at most two images are converted concurrently, whatever their widths', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `/images/${index}.png`)
  for (const [index, name] of names.entries())
    await solid(`hsl(${30 * index}, 100%, 40%)`, 600).toFile(ownPath(`content${name}`))
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

test('unresponsive hosts do not block local files', async () => {
  await solid('#ff0000').toFile(ownPath('content/images/propia.png'))
  server.files.set('/lento.png', 'never')
  const slow = Array.from({ length: 9 }, (_, index) => read(`${server.base}/lento.png?${index}`))
  expect((await read('/images/propia.png')).type).toBe('image/webp')
  expect(asked('/lento.png')).toBe(4)
  server.hangUp()
  await Promise.all(slow)
})
