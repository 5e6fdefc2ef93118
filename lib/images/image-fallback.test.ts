import '@/e2e/unit/own-content'
import { toWebp } from './convert'
import { getImage, getPreviewImage } from './image'
import { fetchOriginal } from './original'
import { toPreviewJpeg } from './preview-jpeg'

jest.mock('./original', () => ({
  isOwnAddress: (address: string) => address.startsWith('/'),
  originalVersion: async () => null,
  fetchOriginal: jest.fn(),
}))
jest.mock('./convert', () => ({ toWebp: jest.fn() }))
jest.mock('./preview-jpeg', () => ({ toPreviewJpeg: jest.fn() }))

const original = (isSvg: boolean, bytes = 'foto') =>
  jest.mocked(fetchOriginal).mockResolvedValueOnce({ isSvg, bytes: Buffer.from(bytes) })
const cover = { title: 'Título', tag: 'php' }
const card = { version: 'v1', draw: async () => Buffer.from('card') }
let count = 0
/** The URL of an image that was never requested. */
const newAddress = () => `https://fotos.example/${(count += 1)}`

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest
    .mocked(toWebp)
    .mockImplementation(async (bytes, width) => Buffer.from(`${Buffer.from(bytes).toString()} ${width}`))
  jest
    .mocked(toPreviewJpeg)
    .mockImplementation(async (bytes) => Buffer.from(`jpeg ${Buffer.from(bytes).toString()}`))
})
afterEach(() => jest.restoreAllMocks())

describe('an image in a width', () => {
  const shown = async (address: string | null, width: 400 | 1600 = 400) => {
    const { type, bytes, isFallback } = await getImage({ address, ...cover }, width)
    return { type, isFallback, text: Buffer.from(bytes).toString().slice(0, 15) }
  }

  test('is made from its largest width', async () => {
    const address = newAddress()
    original(false)
    expect(await shown(address)).toEqual({ type: 'image/webp', isFallback: false, text: 'foto 1600 400' })
    expect(await shown(address, 1600)).toEqual({ type: 'image/webp', isFallback: false, text: 'foto 1600' })
  })

  test('is a generated image if there is none, or while it is unavailable', async () => {
    expect(await shown(null)).toMatchObject({ type: 'image/svg+xml', isFallback: false })
    jest.mocked(fetchOriginal).mockRejectedValueOnce(new Error('gone'))
    expect(await shown(newAddress())).toMatchObject({ type: 'image/svg+xml', isFallback: true })
  })

  test("stays the upstream's vector image", async () => {
    original(true, '<svg/>')
    expect(await shown(newAddress())).toEqual({ type: 'image/svg+xml', isFallback: false, text: '<svg/>' })
  })

  test('is the largest one while it cannot be resized', async () => {
    original(false, 'otra')
    jest
      .mocked(toWebp)
      .mockResolvedValueOnce(Buffer.from('otra 1600'))
      .mockRejectedValueOnce(new Error('broken'))
    expect(await shown(newAddress())).toEqual({ type: 'image/webp', isFallback: true, text: 'otra 1600' })
  })
})

describe('a preview', () => {
  const shown = async (address: string | null) => {
    const { type, bytes, version, isFallback } = await getPreviewImage(address, card)
    return { type, version, isFallback, text: Buffer.from(bytes).toString() }
  }
  const drawn = { type: 'image/jpeg', text: 'card' }

  test('is the image, or a card without one', async () => {
    original(false)
    const cropped = { type: 'image/jpeg', version: null, isFallback: false, text: 'jpeg foto' }
    expect(await shown(newAddress())).toEqual(cropped)
    expect(await shown(null)).toEqual({ ...drawn, version: 'v1', isFallback: false })
  })

  test('is a permanent card instead of a vector image, and a temporary one for an unavailable image', async () => {
    original(true, '<svg/>')
    expect(await shown(newAddress())).toEqual({ ...drawn, version: null, isFallback: false })
    jest.mocked(fetchOriginal).mockRejectedValueOnce(new Error('gone'))
    expect(await shown(newAddress())).toEqual({ ...drawn, version: null, isFallback: true })
  })
})
