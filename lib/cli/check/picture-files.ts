import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_OWN_PIXELS, PHOTOGRAPH, readable } from '../../images/image-format'
import { listFiles } from '../list-files'
import type { Check } from './report'

const MILLION = 1_000_000
const MAX_BYTES = 10 * MILLION
const SMALLER = 'No screen shows more than 4000 pixels on the longer side: make it smaller'

/** Reports the owner's pictures that can't be shown: files that are none, and those that are too large to convert. */
export const pictureFileProblems: Check = async ({ folders: { content, publicFiles } }, report) => {
  const files = [path.join(content, 'images'), publicFiles].flatMap(listFiles)
  await Promise.all(
    files.map(async (file) => {
      const [message, fix] = PHOTOGRAPH.test(file) ? await faultOf(file) : []
      if (message) report(file)([], message, fix, { field: 'the picture' })
    }),
  )
}

async function faultOf(place: string): Promise<[message: string, fix: string] | []> {
  const { size } = await stat(place)
  if (size > MAX_BYTES)
    return [`weighs ${Math.round(size / MILLION)} MB; the site reads up to ${MAX_BYTES / MILLION}`, SMALLER]
  const isAvif = /\.avif$/i.test(place)
  const { width, height, format } = await sharp(isAvif ? readable(await readFile(place)) : place, {
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: null }))
  if (width === 0) return ['is none that can be read', 'Save it again, or take it away']
  if (format === 'tiff' || (format === 'heif' && !isAvif))
    return [`is ${format.toUpperCase()}, which hardly any browser shows`, 'Export it as JPEG']
  const pixels = Math.ceil((width * height) / MILLION)
  if (width * height <= MAX_OWN_PIXELS) return []
  return [`has ${pixels} million pixels; the site shows up to ${MAX_OWN_PIXELS / MILLION} million`, SMALLER]
}
