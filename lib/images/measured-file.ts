import 'server-only'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fileVersion, ownFile } from './own-file'

/** @param version changes with the file's content */
export type MeasuredFile = { width: number; height: number; version: string }

/**
 * The size of a picture of this site, as it is shown upright.
 * @param address root-relative, as an `img` names it
 * @returns null where there is no such file, or it is no picture
 */
export async function measureOwnFile(address: string): Promise<MeasuredFile | null> {
  const file = ownFile(address)
  if (file === null) return null
  try {
    const version = await fileVersion(file)
    const { width, height } = (await sharp(await readFile(file)).metadata()).autoOrient
    return { width, height, version }
  } catch {
    return null
  }
}
