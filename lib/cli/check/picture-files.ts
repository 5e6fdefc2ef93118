import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_OWN_PIXELS, PHOTOGRAPH, readable } from '../../images/image-format'
import type { Problem } from '../../validation/problems'
import { listFiles } from '../list-files'
import type { Content } from './read-content'

const MILLION = 1_000_000
const MAX_BYTES = 10 * MILLION
const SMALLER = 'No screen shows more than 4000 pixels on the longer side: make it smaller'

/** Reports the owner's pictures that can't be shown: files that are none, and those that are too large to convert. */
export async function pictureFileProblems({ folders }: Content): Promise<Problem[]> {
  const { name, content, publicFiles } = folders
  const places = { [`${name}/images`]: path.join(content, 'images'), public: publicFiles }
  const problems = Object.entries(places).flatMap(([shown, folder]) =>
    listFiles(folder).map(async (place): Promise<Problem[]> => {
      const file = path.join(shown, path.relative(folder, place))
      const [message, fix = ''] = PHOTOGRAPH.test(place) ? await faultOf(place) : []
      const at = { severity: 'warning', file, place: null, field: 'the picture' } as const
      return message ? [{ ...at, message, fix }] : []
    }),
  )
  return (await Promise.all(problems)).flat()
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
