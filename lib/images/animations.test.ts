import sharp from 'sharp'
import { toPreviewJpeg, toWebp } from './convert'
import { isAnimated, unconvertedType } from './image-format'
import { measureImage } from './own-file'

/** Two frames above each other, or one. */
const picture = (frames: number) =>
  sharp({
    create: { width: 60, height: 40 * frames, channels: 3, background: '#ff0000', pageHeight: 40 },
  }).composite(
    frames > 1
      ? [{ input: { create: { width: 9, height: 9, channels: 3, background: '#00f' } }, top: 40, left: 0 }]
      : [],
  )

const framesOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).pages ?? 1

const AVIF_SEQUENCE = Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avismif1miaf', 'latin1')
const AVIF_STILL = Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')

test('an animation is detected by its frames, not by its format', async () => {
  for (const encode of ['gif', 'webp'] as const) {
    expect(await isAnimated(await picture(2)[encode]().toBuffer())).toBe(true)
    expect(await isAnimated(await picture(1)[encode]().toBuffer())).toBe(false)
  }
  expect(await isAnimated(AVIF_SEQUENCE)).toBe(true)
  expect(await isAnimated(AVIF_STILL)).toBe(false)
  expect(await isAnimated(await picture(1).jpeg().toBuffer())).toBe(false)
  expect(await isAnimated(Buffer.from('texto'))).toBe(false)
})

test('an animation keeps its frames in every width, and a still image has one', async () => {
  const [animation, still] = [await picture(2).gif().toBuffer(), await picture(1).gif().toBuffer()]
  expect(await framesOf(await toWebp(animation, 400))).toBe(2)
  expect(await framesOf(await toWebp(still, 400))).toBe(1)
})

test('an animation of the owner is served as is, and a still GIF in several widths', async () => {
  const measured = async (frames: number) => measureImage(await picture(frames).gif().toBuffer())
  expect(await measured(2)).toMatchObject({ width: 60, height: 40, isServedAsItIs: true })
  expect(await measured(1)).toMatchObject({ width: 60, height: 40, isServedAsItIs: false })
})

test('an AVIF animation, which libvips takes for no picture, has a size and previews', async () => {
  const sequence = (await picture(1).avif().toBuffer()).fill('avis', 8, 12, 'latin1')
  await expect(sharp(sequence).metadata()).rejects.toThrow('unsupported')
  expect(await measureImage(sequence)).toMatchObject({ width: 60, height: 40, isServedAsItIs: true })
  expect((await sharp(await toPreviewJpeg(sequence)).metadata()).format).toBe('jpeg')
})

test('what cannot be converted in full is passed through unchanged', async () => {
  expect(await unconvertedType(AVIF_SEQUENCE)).toBe('image/avif')
  expect(await unconvertedType(AVIF_STILL)).toBeNull()
  expect(await unconvertedType(await picture(2).gif().toBuffer())).toBeNull()
})
