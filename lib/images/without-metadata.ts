import 'server-only'
import { rasterFormat } from './image-format'

/** Application segments that say how a JPEG is decoded: JFIF, colour profile, Adobe's transform. */
const JPEG_DECODING = new Set([0xe0, 0xe2, 0xee])
const JPEG_COMMENT = 0xfe
const JPEG_PIXELS = 0xda
const JPEG_END = 0xd9
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])
const GIF_EXTENSION = 0x21
const GIF_FRAME = 0x2c
const GIF_COMMENT = 0xfe
const GIF_APPLICATION = 0xff
/** Applications whose data says how a GIF is shown. */
const GIF_DECODING = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/
const WEBP_METADATA = new Set(['EXIF', 'XMP '])
const WEBP_METADATA_FLAGS = 0x0c

/**
 * Removes what a photograph tells beside its pixels: place, time, camera, texts. Pixels and colours stay bit for bit; an
 * orientation stays as the only field. AVIF, whose metadata lies among its pixels, is encoded again if it has any. Other
 * files are returned as they are.
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const data = Buffer.from(bytes)
  switch (rasterFormat(bytes)) {
    case 'jpeg':
      return withOrientation(data, jpegParts(data), (exif, [start = data, ...rest]) => [start, exif, ...rest])
    case 'png':
      return joined(pngParts(data))
    case 'webp':
      return joined(webpParts(data))
    case 'gif':
      return joined(gifParts(data))
    case 'avif':
      return encodedAgain(data)
    default:
      return joined([data])
  }
}

/** Splits a JPEG into its start and the segments that are kept. */
function jpegParts(data: Buffer): Buffer[] {
  const parts = [data.subarray(0, 2)]
  let at = 2
  while (at + 4 <= data.length && data[at] === 0xff && data[at + 1] !== JPEG_PIXELS) {
    const marker = data[at + 1] ?? 0
    // Fill bytes may stand before a marker.
    const end = marker === 0xff ? at + 1 : at + 2 + data.readUInt16BE(at + 2)
    const isApplication = marker >= 0xe0 && marker <= 0xef
    const isKept = isApplication ? JPEG_DECODING.has(marker) : marker !== JPEG_COMMENT
    if (isKept && !isPreviews(data, marker, at)) parts.push(data.subarray(at, end))
    at = end
  }
  return [...parts, withoutTrailer(data.subarray(at))]
}

/** Whether a segment lists further pictures after the end (MPF), which carry metadata of their own. */
function isPreviews(data: Buffer, marker: number, at: number): boolean {
  return marker === 0xe2 && data.toString('latin1', at + 4, at + 8) === 'MPF\0'
}

/**
 * Ends a picture where its pixels end: phones append previews, videos and their metadata. Between the scans of a
 * progressive picture there are tables, which may contain any bytes; within a scan, 0xff is followed by 0 or a restart.
 * @param scans from the first scan on
 */
function withoutTrailer(scans: Buffer): Buffer {
  let at = 0
  for (;;) {
    at = scans.indexOf(0xff, at)
    const marker = at === -1 ? undefined : scans[at + 1]
    if (marker === undefined) return scans
    if (marker === JPEG_END) return scans.subarray(0, at + 2)
    const isInScan = marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!isInScan && at + 4 > scans.length) return scans
    at += isInScan ? 1 : 2 + scans.readUInt16BE(at + 2)
  }
}

function pngParts(data: Buffer): Buffer[] {
  const parts = [data.subarray(0, 8)]
  for (let at = 8; at + 12 <= data.length;) {
    const end = at + 12 + data.readUInt32BE(at)
    const type = data.toString('latin1', at + 4, at + 8)
    if (!PNG_METADATA.has(type)) parts.push(data.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return parts
}

function webpParts(data: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 12; at + 8 <= data.length;) {
    const size = data.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const type = data.toString('latin1', at, at + 4)
    const chunk = Buffer.from(data.subarray(at, end))
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_METADATA_FLAGS, 8)
    if (!WEBP_METADATA.has(type)) chunks.push(chunk)
    at = end
  }
  const head = Buffer.from(data.subarray(0, 12))
  head.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4)
  return [head, ...chunks]
}

/**
 * Splits a GIF into its head, its frames and the extensions that are kept: a comment goes, and what a program stores for
 * itself, but for the number of repetitions and the colour profile.
 */
function gifParts(data: Buffer): Buffer[] {
  const sizeOfColours = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const parts = [data.subarray(0, 13 + sizeOfColours(data[10] ?? 0))]
  let at = 13 + sizeOfColours(data[10] ?? 0)
  while (data[at] === GIF_EXTENSION || data[at] === GIF_FRAME) {
    const [start, label] = [at, data[at + 1] ?? 0]
    const isExtension = data[at] === GIF_EXTENSION
    at += isExtension ? 2 : 11 + sizeOfColours(data[at + 9] ?? 0)
    const application = data.toString('latin1', at + 1, at + 12)
    // Blocks of up to 255 bytes, each behind its length; the last one is empty.
    for (let size = data[at]; size !== undefined; size = data[at]) {
      at += 1 + size
      if (size === 0) break
    }
    const isKept =
      !isExtension || (label === GIF_APPLICATION ? GIF_DECODING.test(application) : label !== GIF_COMMENT)
    if (isKept) parts.push(data.subarray(start, at))
  }
  return [...parts, data.subarray(at, at + 1)]
}

/** Adds the orientation of the original to the parts that are left of it, if it isn't upright. */
async function withOrientation(
  data: Buffer,
  parts: Buffer[],
  add: (exif: Buffer, parts: Buffer[]) => Buffer[],
): Promise<Uint8Array<ArrayBuffer>> {
  const hasExif = data.subarray(0, 100_000).includes('Exif\0\0')
  if (!hasExif) return joined(parts)
  const { default: sharp } = await import('sharp')
  const { orientation = 1 } = await sharp(data).metadata()
  return joined(orientation === 1 ? parts : add(exifOf(orientation), parts))
}

/** Returns an EXIF segment of a JPEG with one field, the orientation (tag 0x0112, a short). */
function exifOf(orientation: number): Buffer {
  const tiff = '4d4d002a00000008' + '0001' + '0112000300000001' + `000${orientation}0000` + '00000000'
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff, 'hex')])
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body])
}

async function encodedAgain(data: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const image = sharp(data)
  const { exif, xmp } = await image.metadata()
  if (!exif && !xmp) return joined([data])
  return joined([await image.autoOrient().keepIccProfile().avif({ quality: 80 }).toBuffer()])
}

function joined(parts: Buffer[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts))
}
