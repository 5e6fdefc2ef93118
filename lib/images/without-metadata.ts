import 'server-only'
import type { Metadata } from 'sharp'
import { rasterFormat, readable, unconvertedType } from './image-format'

/** Near the quality of a camera: what is served as an original should look like it. */
const QUALITY = { jpeg: { quality: 92 }, webp: { quality: 90 }, avif: { quality: 80 }, png: {}, gif: {} }

/** Comments of a GIF, and what programs store in one, are no metadata to libvips. */
const GIF_COMMENT = Buffer.from([0x21, 0xfe])
const GIF_XMP = 'XMP DataXMP'
/** Phones append previews behind the end of a photograph, which have metadata of their own. */
const IN_PREVIEWS = ['Exif\0\0', 'MPF\0']

/** HEIC and TIFF, which no browser shows, and which can't be encoded again here. */
const UNSHOWN = /^(?:II\*\0|MM\0\*|[^]{4}ftyp(?:hei|hev|mif1|msf1))/
/** Parts of a PNG that tell something beside its picture, its colours and its frames. */
const TELLING = ['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME']

/**
 * Removes what a photograph tells beside its pixels, such as place, time and camera, by encoding it again: upright, in
 * its format, with its colour profile and its frames. Of an animation that libvips can't read whole only these parts
 * are taken out. A picture that tells nothing is returned as it is; so is one in another format.
 * @throws Error when it can't be decoded, so nobody knows what it tells, or what it tells can't be taken out
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const format = rasterFormat(bytes)
  if (!format && UNSHOWN.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
    throw new Error('is in a form whose metadata cannot be taken out')
  if (!format) return new Uint8Array(bytes)
  if (await unconvertedType(bytes))
    return format === 'png' ? withoutChunks(Buffer.from(bytes)) : blanked(bytes)
  if (!(await tellsMore(bytes, format === 'gif'))) return new Uint8Array(bytes)
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { animated: true, limitInputPixels: false, failOn: 'none' })
  return new Uint8Array(
    await image.autoOrient().keepIccProfile().toFormat(format, QUALITY[format]).toBuffer(),
  )
}

/** Returns a PNG without these parts, each of which has its length, its name and a checksum; nothing follows its end. */
function withoutChunks(png: Buffer): Uint8Array<ArrayBuffer> {
  const SIGNATURE_BYTES = 8
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES, name = ''; name !== 'IEND' && at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at)
    name = png.toString('latin1', at + 4, at + 8)
    if (!TELLING.includes(name)) kept.push(png.subarray(at, end))
    at = end
  }
  return new Uint8Array(Buffer.concat(kept))
}

/** Returns an AVIF animation with zeros in the place of these parts. @throws Error when they can't be found */
async function blanked(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const data = Buffer.from(bytes)
  const { exif, xmp } = await metadataOf(readable(bytes))
  for (const part of [exif, xmp]) {
    const at = part ? data.indexOf(part) : 0
    if (at < 0) throw new Error('tells what cannot be taken out')
    data.fill(0, at, at + (part?.length ?? 0))
  }
  return new Uint8Array(data)
}

async function tellsMore(bytes: Uint8Array, isGif: boolean): Promise<boolean> {
  const data = Buffer.from(bytes)
  if (isGif) return data.includes(GIF_COMMENT) || data.includes(GIF_XMP)
  if (IN_PREVIEWS.some((mark) => data.includes(mark, 0, 'latin1'))) return true
  const { exif, xmp, iptc, comments } = await metadataOf(bytes)
  return [exif, xmp, iptc, comments].some((one) => one !== undefined)
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata()
}
