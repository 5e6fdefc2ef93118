import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { MAX_OWN_PIXELS } from '../../images/convert'
import { PHOTOGRAPH, readable } from '../../images/image-format'
import type { Problem } from '../../validation/problems'
import { listFiles } from '../list-files'
import type { Content } from './read-content'

const MILLION = 1_000_000
const MAX_BYTES = 10 * MILLION

/** Reports the owner's pictures that can't be shown: files that are none, and those that are too large to convert. */
export async function pictureFileProblems({ folders }: Content): Promise<Problem[]> {
  const { name, content, publicFiles } = folders
  const places = { [`${name}/images`]: path.join(content, 'images'), public: publicFiles }
  const problems = Object.entries(places).flatMap(([shown, folder]) =>
    listFiles(folder).map(async (place): Promise<Problem[]> => {
      const file = path.join(shown, path.relative(folder, place))
      const fault = PHOTOGRAPH.test(place) ? await faultOf(place) : null
      return fault ? [{ severity: 'warning', file, place: null, field: 'the picture', ...fault }] : []
    }),
  )
  return (await Promise.all(problems)).flat()
}

async function faultOf(place: string): Promise<Pick<Problem, 'message' | 'fix'> | null> {
  const { size } = await stat(place)
  if (size > MAX_BYTES) {
    const message = `weighs ${Math.round(size / MILLION)} MB; the site reads up to ${MAX_BYTES / MILLION}`
    return { message, fix: 'No screen shows more than 4000 pixels on the longer side: make it smaller' }
  }
  const file = /\.avif$/i.test(place) ? readable(await readFile(place)) : place
  const { width, height, format } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: null }))
  const isHeic = format === 'heif' && !/\.avif$/i.test(place)
  if (isHeic || format === 'tiff')
    return {
      message: `is ${isHeic ? 'HEIC' : 'TIFF'}, which hardly any browser shows`,
      fix: 'Export it as JPEG',
    }
  if (await isCut(place, size, format))
    return { message: 'is cut: its end is missing', fix: 'Copy it again from where it came' }
  if (width === 0) return { message: 'is none that can be read', fix: 'Save it again, or take it away' }
  if (width * height <= MAX_OWN_PIXELS) return null
  const pixels = Math.ceil((width * height) / MILLION)
  return {
    message: `has ${pixels} million pixels; the site shows up to ${MAX_OWN_PIXELS / MILLION} million`,
    fix: 'No screen shows more than 4000 on the longer side: make it smaller',
  }
}

/** How the file of a whole picture ends, by its form. Other programs may have added something behind it. */
const ENDS: Record<string, Buffer> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND'),
  gif: Buffer.from([0x3b]),
}
const TAIL_BYTES = 32_000

async function isCut(place: string, size: number, format: string | null): Promise<boolean> {
  const end = ENDS[format ?? '']
  if (!end) return false
  const tail = await buffer(createReadStream(place, { start: Math.max(0, size - TAIL_BYTES) }))
  return !tail.includes(end)
}
