import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { causeOf } from '../../config/log'
import { Refusal } from './refusal'

const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg', gif: 'gif' }

/**
 * A picture of the owner.
 * @param place its destination, relative to the content folder
 */
export type Picture = { place: string; data: Buffer }

/**
 * Reads a picture that the owner has provided.
 * @param role its purpose, which also names the stored file
 * @throws Refusal if the file is no supported picture
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
