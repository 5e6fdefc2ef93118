import sharp, { type Metadata } from 'sharp'
import { withoutMetadata } from './image-format'

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
const EXIF = {
  IFD0: { Make: 'CameraMaker', Software: 'CameraSoftware' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1', GPSLongitudeRef: 'W' },
}
const XMP = '<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SecretPlace</place></x:xmpmeta>'

/** A picture of two colours, taller than wide. */
const picture = () =>
  sharp({ create: { width: 20, height: 40, channels: 3, background: '#c03030' } }).composite([
    { input: { create: { width: 20, height: 10, channels: 3, background: '#2040c0' } }, top: 0, left: 0 },
  ])
const photograph = (format: (typeof FORMATS)[number], orientation = 1) =>
  picture().toFormat(format).withExif(EXIF).withXmp(XMP).withMetadata({ orientation }).toBuffer()
/** The largest difference of a colour between two pictures, 0 to 255. */
async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer()),
  )
  if (a?.length !== b?.length) return 255
  return Math.max(...(a ?? []).map((value, at) => Math.abs(value - (b?.[at] ?? 0))))
}
const told = ({ xmp, iptc, comments }: Metadata) => ({ xmp, iptc, comments })

test.each(FORMATS)('%s: place, camera and texts are gone, and it is the same picture', async (format) => {
  const original = await photograph(format)
  const served = await withoutMetadata(original)
  expect(original.toString('latin1')).toMatch(/CameraMaker/)
  expect(Buffer.from(served).toString('latin1')).not.toMatch(/CameraMaker|CameraSoftware|SecretPlace/)
  const metadata = await sharp(served).metadata()
  expect(told(metadata)).toEqual({ xmp: undefined, iptc: undefined, comments: undefined })
  expect([metadata.width, metadata.height]).toEqual([20, 40])
  expect(await differenceOf(served, original)).toBeLessThan(24)
})

test.each([1, 3, 6, 8])('a JPEG of orientation %d is upright without saying so', async (orientation) => {
  const original = await photograph('jpeg', orientation)
  const served = await withoutMetadata(original)
  expect((await sharp(served).metadata()).orientation ?? 1).toBe(1)
  expect(await differenceOf(served, original)).toBeLessThan(24)
})

test('a colour profile stays', async () => {
  const original = await picture().withExif(EXIF).withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(await withoutMetadata(original)).metadata()).icc).toBeDefined()
})

test('what a phone appends after a JPEG is gone', async () => {
  const original = Buffer.concat([await photograph('jpeg'), Buffer.from('ftypmp42 SecretPlace')])
  const served = await withoutMetadata(original)
  expect(Buffer.from(served).toString('latin1')).not.toContain('SecretPlace')
  expect(await differenceOf(served, original)).toBeLessThan(24)
})

test('a preview behind a photograph without metadata is removed', async () => {
  const original = Buffer.concat([await picture().jpeg().toBuffer(), await photograph('jpeg')])
  expect(Buffer.from(await withoutMetadata(original)).toString('latin1')).not.toContain('CameraMaker')
})

test.each(FORMATS)('%s without metadata is served as it is', async (format) => {
  const original = await picture().toFormat(format).toBuffer()
  expect(Buffer.from(await withoutMetadata(original)).equals(original)).toBe(true)
})

test('a progressive JPEG, a drawing and a damaged picture that tell nothing stay as they are', async () => {
  const progressive = await picture().jpeg({ progressive: true }).toBuffer()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const half = progressive.subarray(0, progressive.length / 2)
  for (const bytes of [progressive, drawing, half])
    expect(Buffer.from(await withoutMetadata(bytes)).equals(bytes)).toBe(true)
})

/** Returns an extension of a GIF: its label, and blocks of text. */
function extension(label: number, ...blocks: string[]): Buffer {
  const sized = blocks.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]))
  return Buffer.concat([Buffer.from([0x21, label]), ...sized, Buffer.from([0])])
}

test('a photograph in a form that no browser shows is refused, and a file of another kind stays', async () => {
  for (const start of ['II*\0', 'MM\0*', '\0\0\0\x18ftypheic', '\0\0\0\x18ftypmif1'])
    await expect(withoutMetadata(Buffer.from(`${start}SecretPlace`, 'latin1'))).rejects.toThrow()
  const other = Buffer.from('\0\0\0\x18ftypmp42', 'latin1')
  expect(Buffer.from(await withoutMetadata(other)).equals(other)).toBe(true)
})

test('a GIF loses its comments and its metadata, and keeps frames, delays, repetitions and colours', async () => {
  const frames = await Promise.all(
    ['#c03030', '#2040c0'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const original = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 3, delay: [120, 340] })
    .toBuffer()
  const head = 13 + (3 << (((original[10] ?? 0) & 7) + 1)) * ((original[10] ?? 0) >> 7)
  const told = Buffer.concat([
    original.subarray(0, head),
    extension(0xfe, 'SecretPlace', 'x'.repeat(255)),
    extension(0xff, 'XMP DataXMP', '<SecretPlace/>'),
    original.subarray(head),
  ])
  const served = await withoutMetadata(told)
  expect(Buffer.from(served).toString('latin1')).not.toContain('SecretPlace')
  const { pages, loop, delay } = await sharp(served).metadata()
  expect([pages, loop, delay]).toEqual([2, 3, [120, 340]])
  expect(Buffer.from(await withoutMetadata(original)).equals(original)).toBe(true)
})

/** An AVIF with the brand of animations, which libvips doesn't know. */
const asSequence = (avif: Buffer) => Buffer.from(avif).fill('avis', 8, 12, 'latin1')

test('an AVIF animation is served without its place and camera', async () => {
  const served = Buffer.from(await withoutMetadata(asSequence(await photograph('avif'))))
  expect(served.toString('latin1')).not.toMatch(/CameraMaker|CameraSoftware|SecretPlace/)
  const silent = asSequence(await picture().avif().toBuffer())
  expect(Buffer.from(await withoutMetadata(silent)).equals(silent)).toBe(true)
  await expect(withoutMetadata(silent.subarray(0, 40))).rejects.toThrow()
})
