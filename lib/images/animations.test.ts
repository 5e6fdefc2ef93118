import sharp from 'sharp'
import { toPreviewJpeg, toWebp } from './convert'
import { isAnimated } from './image-format'
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

test('an animation is detected by its frames, not by its format', async () => {
  for (const encode of ['gif', 'webp'] as const) {
    expect(await isAnimated(await picture(2)[encode]().toBuffer())).toBe(true)
    expect(await isAnimated(await picture(1)[encode]().toBuffer())).toBe(false)
  }
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

test('an AVIF animation, which libvips takes for no picture, shows its first frame', async () => {
  const sequence = (await picture(1).avif().toBuffer()).fill('avis', 8, 12, 'latin1')
  await expect(sharp(sequence).metadata()).rejects.toThrow('unsupported')
  expect(await measureImage(sequence)).toMatchObject({ width: 60, height: 40, isServedAsItIs: false })
  expect(await framesOf(await toWebp(sequence, 400))).toBe(1)
  expect((await sharp(await toPreviewJpeg(sequence)).metadata()).format).toBe('jpeg')
})
