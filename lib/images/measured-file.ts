import 'server-only'
import { readFile } from 'node:fs/promises'
import { fileVersion, ownFile } from './own-file'

/** @param version changes with the file's content */
export type MeasuredFile = { width: number; height: number; version: string }

/**
 * Dimensions of an image file of this site, with its EXIF orientation applied.
 * @param address root-relative, as an `img` names it
 * @returns null when the file is missing, or not an image
 */
export async function measureOwnFile(address: string): Promise<MeasuredFile | null> {
  const file = ownFile(address)
  if (file === null) return null
  try {
    const version = await fileVersion(file)
    const { default: sharp } = await import('sharp')
    const { width, height } = (await sharp(await readFile(file)).metadata()).autoOrient
    return { width, height, version }
  } catch {
    return null
  }
}
