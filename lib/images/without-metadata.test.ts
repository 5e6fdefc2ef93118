import sharp, { type Metadata } from 'sharp'
import { withoutMetadata } from './without-metadata'

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
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer()
const told = ({ xmp, iptc, comments }: Metadata) => ({ xmp, iptc, comments })

test.each(FORMATS)('%s: place, camera and texts are gone, and it is the same picture', async (format) => {
  const original = await photograph(format)
  const served = await withoutMetadata(original)
  expect(original.toString('latin1')).toMatch(/CameraMaker/)
  expect(Buffer.from(served).toString('latin1')).not.toMatch(/CameraMaker|CameraSoftware|SecretPlace/)
  const metadata = await sharp(served).metadata()
  expect(told(metadata)).toEqual({ xmp: undefined, iptc: undefined, comments: undefined })
  expect([metadata.width, metadata.height]).toEqual([20, 40])
  if (format !== 'avif') expect(await pixelsOf(served)).toEqual(await pixelsOf(original))
})

test.each([1, 3, 6, 8])('a JPEG of orientation %d keeps it, and nothing else', async (orientation) => {
  const original = await photograph('jpeg', orientation)
  const served = await withoutMetadata(original)
  expect((await sharp(served).metadata()).orientation ?? 1).toBe(orientation)
  expect(await pixelsOf(served)).toEqual(await pixelsOf(original))
})

test('a colour profile stays', async () => {
  const original = await picture().withExif(EXIF).withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(await withoutMetadata(original)).metadata()).icc).toBeDefined()
})

test('what a phone appends after a JPEG is gone', async () => {
  const original = Buffer.concat([await photograph('jpeg'), Buffer.from('ftypmp42 SecretPlace')])
  const served = await withoutMetadata(original)
  expect(Buffer.from(served).toString('latin1')).not.toContain('SecretPlace')
  expect(await pixelsOf(served)).toEqual(await pixelsOf(original))
})

test.each(FORMATS)('%s without metadata is served as it is', async (format) => {
  const original = await picture().toFormat(format).toBuffer()
  expect(Buffer.from(await withoutMetadata(original)).equals(original)).toBe(true)
})

test('a progressive JPEG, an animation, a drawing and a damaged picture stay whole', async () => {
  const progressive = await picture().jpeg({ progressive: true }).toBuffer()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const half = progressive.subarray(0, progressive.length / 2)
  for (const bytes of [progressive, drawing, half])
    expect(Buffer.from(await withoutMetadata(bytes)).equals(bytes)).toBe(true)
})

test('a progressive JPEG stays whole, whatever bytes stand between its scans', async () => {
  const original = await picture().jpeg({ progressive: true }).withExif(EXIF).toBuffer()
  const scan = original.indexOf(Buffer.from([0xff, 0xda]))
  const between = original.indexOf(Buffer.from([0xff, 0xc4]), scan)
  expect(between).toBeGreaterThan(scan)
  // A comment that contains the bytes of an end.
  const comment = Buffer.from([0xff, 0xfe, 0, 4, 0xff, 0xd9])
  const mixed = Buffer.concat([original.subarray(0, between), comment, original.subarray(between)])
  expect(await pixelsOf(await withoutMetadata(mixed))).toEqual(await pixelsOf(original))
})

/** Returns an extension of a GIF: its label, and blocks of text. */
function extension(label: number, ...blocks: string[]): Buffer {
  const sized = blocks.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]))
  return Buffer.concat([Buffer.from([0x21, label]), ...sized, Buffer.from([0])])
}

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
    Buffer.from('SecretPlace'),
  ])
  const served = await withoutMetadata(told)
  expect(Buffer.from(served).toString('latin1')).not.toContain('SecretPlace')
  expect(Buffer.from(served).equals(original)).toBe(true)
  const { pages, loop, delay } = await sharp(served).metadata()
  expect([pages, loop, delay]).toEqual([2, 3, [120, 340]])
})

test('a GIF that ends too early is served as far as it goes', async () => {
  const original = await picture().gif().toBuffer()
  for (const length of [20, 60, original.length - 1])
    expect(
      Buffer.from(await withoutMetadata(original.subarray(0, length))).equals(original.subarray(0, length)),
    ).toBe(true)
})
