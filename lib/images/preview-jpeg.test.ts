import '@/e2e/unit/own-content'
import { decodeImage } from './convert'
import { toPreviewJpeg } from './preview-jpeg'

jest.mock('./convert', () => ({ decodeImage: jest.fn() }))

/** The qualities in which a picture was tried that takes this many bytes in each, and the bytes of the preview. */
async function tried(bytesAt: (quality: number) => number) {
  const qualities: number[] = []
  const jpeg = (options: { quality: number }) => {
    qualities.push(options.quality)
    return { toBuffer: async () => Buffer.alloc(bytesAt(options.quality)) }
  }
  const picture = { resize: () => picture, flatten: () => picture, clone: () => ({ jpeg }) }
  jest.mocked(decodeImage).mockResolvedValueOnce(picture as never)
  const { length } = await toPreviewJpeg(new Uint8Array())
  return { qualities, length }
}

test('a preview is as good as it can be within 200 kB', async () => {
  expect(await tried(() => 199_999)).toEqual({ qualities: [84], length: 199_999 })
  expect(await tried((quality) => quality * 3_000)).toEqual({ qualities: [84, 74, 62], length: 186_000 })
})

test('one that is too large in any quality has the least', async () => {
  expect(await tried((quality) => 200_000 + quality)).toEqual({
    qualities: [84, 74, 62, 48, 32],
    length: 200_032,
  })
})
