import 'server-only'
import type { Sharp } from 'sharp'
import { isAnimated } from './image-format'
import type { ImageWidth } from './responsive-image'

/** Limit for images of other hosts, which may be crafted to exhaust the server's memory. */
export const MAX_PIXELS = 40_000_000
/** Limit for the owner's images: enough for any camera and any phone. */
export const MAX_OWN_PIXELS = 64_000_000
const MAX_SECONDS = 15

/**
 * Decodes an image with limits on pixels and time, rotated by its EXIF orientation; of an animation, the first frame.
 * The library is loaded with the first image.
 */
export async function decodeImage(bytes: Uint8Array, limitInputPixels = MAX_PIXELS): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels, pages: 1 }).timeout({ seconds: MAX_SECONDS }).rotate()
}

/** Encodes an image as WebP, no wider than `width`; an animation with all its frames. */
export async function toWebp(original: Uint8Array, width: ImageWidth, maxPixels?: number): Promise<Buffer> {
  const image = (await isAnimated(original))
    ? await decodeFrames(original, maxPixels)
    : await decodeImage(original, maxPixels)
  return image.resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer()
}

async function decodeFrames(bytes: Uint8Array, limitInputPixels = MAX_PIXELS): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels, animated: true }).timeout({ seconds: MAX_SECONDS })
}
