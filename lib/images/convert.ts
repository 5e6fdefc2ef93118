import 'server-only'
import type { Sharp } from 'sharp'
import { isAnimated, readable } from './image-format'
import type { ImageWidth } from './responsive-image'
import { siteColours } from '../site/shown-site'

/** Limit for images of other hosts, which may be crafted to exhaust the server's memory. */
export const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 15

/**
 * Decodes an image with limits on pixels and time, rotated by its EXIF orientation; of an animation, the first frame.
 * The library is loaded with the first image.
 */
export async function decodeImage(bytes: Uint8Array, limitInputPixels = MAX_PIXELS): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(readable(bytes), { limitInputPixels, pages: 1 }).timeout({ seconds: MAX_SECONDS }).rotate()
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

const WIDTH = 1200
const HEIGHT = 630
const MAX_BYTES = 200_000
const QUALITIES = [84, 74, 62, 48, 32]

/** Converts an image for link previews: JPEG, 1200 × 630, cropped around its subject, under 200 kB. */
export async function toPreviewJpeg(image: Uint8Array, maxPixels?: number): Promise<Buffer> {
  const decoded = await decodeImage(image, maxPixels)
  const cropped = decoded.resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
  return encodePreview(cropped.flatten({ background: siteColours()['color-paper'].light }))
}

/**
 * Encodes an image of 1200 × 630 as a JPEG under 200 kB. It is decoded or drawn once, however many qualities are tried.
 */
export async function encodePreview(picture: Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return smallEnough((quality) => sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer())
}

/** Returns the first encoding under 200 kB, from the highest quality down; else the one of the lowest quality. */
export async function smallEnough(encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await encode(quality)
    if (jpeg.length < MAX_BYTES) break
  }
  return jpeg
}
