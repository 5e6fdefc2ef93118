import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { causeOf } from '../../site/log'
import type { PictureRole } from './fields'

/** Longest side of a stored photograph: more than any screen shows of it. */
const MAX_SIDE_PX = 1_600
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg', gif: 'gif' }

/** A picture of the owner. @param place its destination, relative to the content folder */
export type Picture = { role: PictureRole; place: string; data: Buffer }

/**
 * Reads a picture that the owner has provided: upright, no larger than a screen needs, and without the place and the
 * camera that a photograph carries.
 * @throws Error in a sentence if the file is no supported picture
 */
export async function readPicture(role: PictureRole, file: unknown): Promise<Picture> {
  try {
    const data = await readFile(String(file))
    const { format } = await sharp(data).metadata()
    const extension = EXTENSIONS[format]
    if (!extension) throw new Error(`its form is ${format}`)
    const size = { width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true } as const
    const isDrawn = format === 'svg' || format === 'gif'
    // Encoded in its own form, without metadata.
    const stored = isDrawn ? data : await sharp(data).autoOrient().resize(size).toBuffer()
    return { role, place: `images/${role}.${extension}`, data: stored }
  } catch (error) {
    const expected = 'it should be a picture: JPEG, PNG, WebP, GIF or SVG'
    throw new Error(`${role} is ${JSON.stringify(file)}; ${expected} (${causeOf(error)}).`, { cause: error })
  }
}
