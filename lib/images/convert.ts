import 'server-only'
import type { Sharp } from 'sharp'
import type { ImageWidth } from './responsive-image'

const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 15

/**
 * Decodes an image with limits on pixels and time, rotated by its EXIF orientation; of an animation, the first frame.
 * The library that does it is loaded by the first image.
 */
export async function decodeImage(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).timeout({ seconds: MAX_SECONDS }).rotate()
}

/** Encodes an image as WebP, no wider than `width`. */
export async function toWebp(original: Uint8Array, width: ImageWidth): Promise<Buffer> {
  const image = await decodeImage(original)
  return image.resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer()
}
