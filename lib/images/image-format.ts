import 'server-only'
import type { Metadata } from 'sharp'

/** Names of photographs, also in forms that no browser shows. */
export const PHOTOGRAPH = /\.(?:a?png|avif|gif|hei[cf]|jfif|jpe?g|tiff?|webp)$/i

/** Limit for the owner's images: enough for any camera and any phone. */
export const MAX_OWN_PIXELS = 64_000_000

/** Signatures of the image formats that browsers show: offset and bytes, as Latin-1 text. */
const SIGNATURES = [
  { format: 'jpeg', at: 0, pattern: /^\xff\xd8\xff/ },
  { format: 'png', at: 0, pattern: /^\x89PNG\r\n\x1a\n/ },
  { format: 'gif', at: 0, pattern: /^GIF8[79]a/ },
  { format: 'webp', at: 0, pattern: /^RIFF[^]{4}WEBPVP8/ },
  // Matches any of its brands, because encoders may name the container first (ISO/IEC 23000-12, 10.2).
  { format: 'avif', at: 4, pattern: /^ftyp(?:[^]{4}){0,12}?avi[fs]/ },
] as const

type ImageFormat = (typeof SIGNATURES)[number]['format']

/**
 * Returns the raster format of an image by its signature: the declared type may be wrong, and libvips relies on the
 * signature too. SVG is never accepted, because rendering one may take unbounded time.
 */
export function rasterFormat(bytes: Uint8Array): ImageFormat | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return SIGNATURES.find(({ at, pattern }) => pattern.test(start.slice(at)))?.format ?? null
}

/** An AVIF animation has a brand of its own. */
const AVIF_SEQUENCE = /^[^]{4}ftyp(?:[^]{4}){0,12}?avis/

/** Returns an image as libvips reads it, which doesn't know the brand of AVIF animations: of these, the first frame. */
export function readable(bytes: Uint8Array): Uint8Array {
  if (!AVIF_SEQUENCE.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'))) return bytes
  const still = Buffer.from(bytes)
  still.write('avif', 'size'.length + 'ftyp'.length, 'latin1')
  return still
}

/** Whether an image has several frames that libvips keeps; of other animations, it reads the first one. */
export async function isAnimated(bytes: Uint8Array): Promise<boolean> {
  const format = rasterFormat(bytes)
  if (format !== 'gif' && format !== 'webp') return false
  const { pages = 1 } = await metadataOf(bytes)
  return pages > 1
}

/** Near the quality of a camera: what is served as an original should look like it. */
const QUALITY = { jpeg: { quality: 92 }, webp: { quality: 90 }, avif: { quality: 80 }, png: {}, gif: {} }

/** Comments of a GIF, and what programs store in one, are no metadata to libvips. */
const GIF_COMMENT = Buffer.from([0x21, 0xfe])
const GIF_XMP = 'XMP DataXMP'
/** Phones append previews behind the end of a photograph, which have metadata of their own. */
const IN_PREVIEWS = ['Exif\0\0', 'MPF\0']

/** HEIC and TIFF, which no browser shows, and which can't be encoded again here. */
const UNSHOWN = /^(?:II\*\0|MM\0\*|[^]{4}ftyp(?:hei|hev|mif1|msf1))/
/**
 * Removes what a photograph tells beside its pixels, such as place, time and camera, by encoding it again: upright, in
 * its format, with its colour profile, and as a GIF or WebP with its frames. A picture that tells nothing is returned as it is; so is one in another format.
 * @throws Error when it can't be decoded, so nobody knows what it tells, or what it tells can't be taken out
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const format = rasterFormat(bytes)
  if (!format && UNSHOWN.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
    throw new Error('is in a form whose metadata cannot be taken out')
  if (!format) return new Uint8Array(bytes)
  if (!(await tellsMore(bytes, format === 'gif'))) return new Uint8Array(bytes)
  const { default: sharp } = await import('sharp')
  const image = sharp(readable(bytes), { animated: true, limitInputPixels: false, failOn: 'none' })
  return new Uint8Array(
    await image.autoOrient().keepIccProfile().toFormat(format, QUALITY[format]).toBuffer(),
  )
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
  return sharp(readable(bytes), { limitInputPixels: false, failOn: 'none' }).metadata()
}
