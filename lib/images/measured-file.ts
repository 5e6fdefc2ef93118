import 'server-only'
import { readFile } from 'node:fs/promises'
import { MAX_OWN_PIXELS } from './convert'
import { fileVersion, ownFile } from './own-file'

/** @param version changes with the file's content */
export type MeasuredFile = { width: number; height: number; version: string }

/**
 * Returns the dimensions of an image file of this site, with its EXIF orientation applied.
 * @param address root-relative, as an `img` names it
 * @returns null when the file is missing, not an image, or has more pixels than the site converts (SVG has no such
 * limit)
 */
export async function measureOwnFile(address: string): Promise<MeasuredFile | null> {
  const file = ownFile(address)
  if (file === null) return null
  try {
    const version = await fileVersion(file)
    const { default: sharp } = await import('sharp')
    const { format, autoOrient } = await sharp(await readFile(file), { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    const isTooLarge = format !== 'svg' && width * height > MAX_OWN_PIXELS
    return isTooLarge ? null : { width, height, version }
  } catch {
    return null
  }
}
