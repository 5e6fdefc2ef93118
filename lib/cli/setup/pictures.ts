import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { causeOf } from '../../config/log'
import { Refusal } from './refusal'

const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg', gif: 'gif' }

/** A picture of the owner's and where it goes. @param place relative to the content folder */
export type Picture = { place: string; data: Buffer }

/**
 * Reads a picture that the owner has named.
 * @param role what it is for, and the name that it gets
 * @throws Refusal for what is no picture
 */
export async function readPicture(role: 'portrait' | 'icon', file: string): Promise<Picture> {
  try {
    const data = await readFile(file)
    const { format } = await sharp(data).metadata()
    const extension = EXTENSIONS[format]
    if (!extension) throw new Error(`its form is ${format}`)
    return { place: `images/${role}.${extension}`, data }
  } catch (error) {
    const expected = 'it should be a picture: JPEG, PNG, WebP, GIF or SVG'
    throw new Refusal(`${role} is ${JSON.stringify(file)}; ${expected} (${causeOf(error)})`)
  }
}
