import '@/e2e/unit/own-content'
import sharp from 'sharp'
import { smallEnough, toPreviewJpeg } from './convert'

/** The qualities that are tried for an image with this many bytes in each, and the bytes of the preview. */
async function tried(bytesAt: (quality: number) => number) {
  const qualities: number[] = []
  const { length } = await smallEnough(async (quality) => {
    qualities.push(quality)
    return Buffer.alloc(bytesAt(quality))
  })
  return { qualities, length }
}

test('a preview has the best quality within 200 kB', async () => {
  expect(await tried(() => 199_999)).toEqual({ qualities: [84], length: 199_999 })
  expect(await tried((quality) => quality * 3_000)).toEqual({ qualities: [84, 74, 62], length: 186_000 })
})

test('one that is too large in any quality gets the lowest', async () => {
  expect(await tried((quality) => 200_000 + quality)).toEqual({
    qualities: [84, 74, 62, 48, 32],
    length: 200_032,
  })
})

const MAROON = { r: 128, g: 32, b: 64 }
const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: MAROON } })

test.each<[string, () => Promise<Buffer>, number[]]>([
  ['of colours', () => plain().png().toBuffer(), [128, 32, 64]],
  ['of colours of 16 bits', () => plain().toColourspace('rgb16').png().toBuffer(), [128, 32, 64]],
  ['in grey', () => plain().greyscale().png().toBuffer(), [69, 69, 69]],
  ['in grey, with transparency', () => plain().ensureAlpha().greyscale().png().toBuffer(), [69, 69, 69]],
  ['for print', () => plain().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(), [128, 32, 64]],
])('the preview of an image %s has its colours', async (_, picture, colours) => {
  const { channels } = await sharp(await toPreviewJpeg(await picture())).stats()
  expect(channels).toHaveLength(3)
  // CMYK can't reproduce every colour exactly.
  channels.forEach(({ mean }, at) => expect(Math.abs(mean - (colours[at] ?? 0))).toBeLessThan(24))
})
