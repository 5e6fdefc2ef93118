import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAX_OWN_PIXELS } from './convert'
import { isAnimated } from './image-format'
import { fileVersion, ownFile } from './own-file'

/**
 * @param version changes with the image's content
 * @param isServedAsItIs whether a conversion would lose something: a vector image's sharpness, or the frames of an
 *   animation
 */
export type MeasuredImage = { width: number; height: number; version: string; isServedAsItIs: boolean }

/**
 * Returns the dimensions of an image file of this site, with its EXIF orientation applied.
 * @param address root-relative, as an `img` names it
 * @returns null when the file is missing, not an image, or has more pixels than the site converts (SVG has no such
 * limit)
 */
export async function measureOwnFile(address: string): Promise<MeasuredImage | null> {
  const file = ownFile(address)
  if (file === null) return null
  try {
    const version = await fileVersion(file)
    return await measure(await readFile(file), version)
  } catch {
    return null
  }
}

/** Does the same for the bytes of an image. */
export async function measureImage(bytes: Uint8Array): Promise<MeasuredImage | null> {
  try {
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    return await measure(bytes, version)
  } catch {
    return null
  }
}

async function measure(bytes: Uint8Array, version: string): Promise<MeasuredImage | null> {
  const { default: sharp } = await import('sharp')
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  const isSvg = format === 'svg'
  if (!isSvg && width * height > MAX_OWN_PIXELS) return null
  return { width, height, version, isServedAsItIs: isSvg || (await isAnimated(bytes)) }
}
