import 'server-only'
import { rasterFormat, unconvertedType } from './image-format'

/** Near the quality of a camera: what is served as an original should look like it. */
const QUALITY = { jpeg: { quality: 92 }, webp: { quality: 90 }, avif: { quality: 80 }, png: {}, gif: {} }

/** Comments of a GIF, and what programs store in one, are no metadata to libvips. */
const GIF_COMMENT = Buffer.from([0x21, 0xfe])
const GIF_XMP = 'XMP DataXMP'
/** Phones append previews behind the end of a photograph, which have metadata of their own. */
const IN_PREVIEWS = ['Exif\0\0', 'MPF\0']

/**
 * Removes what a photograph tells beside its pixels, such as place, time and camera, by encoding it again: upright, in
 * its format, with its colour profile and its frames. A picture that tells nothing is returned as it is; so is one in
 * another format, or an animation that libvips can't read whole.
 * @throws Error when it can't be decoded, so nobody knows what it tells
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const format = rasterFormat(bytes)
  if (!format || (await unconvertedType(bytes)) || !(await tellsMore(bytes, format === 'gif')))
    return new Uint8Array(bytes)
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { animated: true, limitInputPixels: false, failOn: 'none' })
  return new Uint8Array(
    await image.autoOrient().keepIccProfile().toFormat(format, QUALITY[format]).toBuffer(),
  )
}

async function tellsMore(bytes: Uint8Array, isGif: boolean): Promise<boolean> {
  const data = Buffer.from(bytes)
  if (isGif) return data.includes(GIF_COMMENT) || data.includes(GIF_XMP)
  if (IN_PREVIEWS.some((mark) => data.includes(mark, 0, 'latin1'))) return true
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'none' })
  const { exif, xmp, iptc, comments } = await image.metadata()
  return [exif, xmp, iptc, comments].some((one) => one !== undefined)
}
