import 'server-only'
import sharp, { type Sharp } from 'sharp'
import type { ImageWidth } from './responsive-image'

const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 15

/**
 * Decodes an image with limits on pixels and time, rotated by its EXIF orientation; of an animation, the first frame.
 */
export function decodeImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).timeout({ seconds: MAX_SECONDS }).rotate()
}

/** Encodes an image as WebP, no wider than `width`. */
export function toWebp(original: Uint8Array, width: ImageWidth): Promise<Buffer> {
  return decodeImage(original).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer()
}
