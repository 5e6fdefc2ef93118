/** Names of photographs, also in forms that no browser shows. */
export const PHOTOGRAPH = /\.(?:a?png|avif|gif|hei[cf]|jfif|jpe?g|tiff?|webp)$/i

/** Signatures of the image formats that browsers show: offset and bytes, as Latin-1 text. */
const SIGNATURES = [
  { format: 'jpeg', at: 0, pattern: /^\xff\xd8\xff/ },
  { format: 'png', at: 0, pattern: /^\x89PNG\r\n\x1a\n/ },
  { format: 'gif', at: 0, pattern: /^GIF8[79]a/ },
  { format: 'webp', at: 0, pattern: /^RIFF[^]{4}WEBPVP8/ },
  // Matches any of its brands, because encoders may name the container first (ISO/IEC 23000-12, 10.2).
  { format: 'avif', at: 4, pattern: /^ftyp(?:[^]{4}){0,12}?avi[fs]/ },
] as const

/** The chunk that announces the frames of a PNG comes before its pixels. */
const ANIMATION_BYTES = 4_096

type ImageFormat = (typeof SIGNATURES)[number]['format']

/**
 * Returns the raster format of an image by its signature: the declared type may be wrong, and libvips relies on the
 * signature too. SVG is never accepted, because rendering one may take unbounded time.
 */
export function rasterFormat(bytes: Uint8Array): ImageFormat | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return SIGNATURES.find(({ at, pattern }) => pattern.test(start.slice(at)))?.format ?? null
}

/** Returns the type of an animation that libvips can't read whole: it is passed on as it is; null for other images. */
export async function unconvertedType(bytes: Uint8Array): Promise<string | null> {
  const format = rasterFormat(bytes)
  const isPassedOn = (format === 'avif' || format === 'png') && (await isAnimated(bytes))
  return isPassedOn ? `image/${format}` : null
}

/** An AVIF animation has a brand of its own. */
const AVIF_SEQUENCE = /^[^]{4}ftyp(?:[^]{4}){0,12}?avis/

function isAvifSequence(bytes: Uint8Array): boolean {
  return AVIF_SEQUENCE.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'))
}

/** Returns an image as libvips reads it, which doesn't know the brand of AVIF animations: of these, the first frame. */
export function readable(bytes: Uint8Array): Uint8Array {
  if (!isAvifSequence(bytes)) return bytes
  const still = Buffer.from(bytes)
  still.write('avif', 'size'.length + 'ftyp'.length, 'latin1')
  return still
}

/** Whether an image has more than one frame, whatever its file is called. */
export async function isAnimated(bytes: Uint8Array): Promise<boolean> {
  const start = Buffer.from(bytes.subarray(0, ANIMATION_BYTES)).toString('latin1')
  switch (rasterFormat(bytes)) {
    case 'avif':
      return isAvifSequence(bytes)
    case 'png':
      return start.includes('acTL')
    case 'gif':
    case 'webp': {
      const { default: sharp } = await import('sharp')
      const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
      return pages > 1
    }
    default:
      return false
  }
}
