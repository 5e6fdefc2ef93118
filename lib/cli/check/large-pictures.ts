import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Folders } from '../../config/content-folder'
import type { Problem } from '../../config/problems'
import { MAX_OWN_PIXELS } from '../../images/convert'

const PHOTOGRAPH = /\.(?:png|jpe?g|webp|avif|gif)$/i
const MILLION = 1_000_000

/** Reports the owner's pictures with more pixels than the site converts; a generated cover would replace them. */
export async function largePictures({ name, content, publicFiles }: Folders): Promise<Problem[]> {
  const own = await picturesIn(path.join(content, 'images'))
  const shared = await picturesIn(publicFiles)
  const files = [
    ...own.map(([file, relative]) => [file, `${name}/images/${relative}`] as const),
    ...shared.map(([file, relative]) => [file, `public/${relative}`] as const),
  ]
  const problems = await Promise.all(
    files.map(async ([file, shown]): Promise<Problem[]> => {
      const pixels = await pixelsOf(file)
      if (pixels <= MAX_OWN_PIXELS) return []
      const message = `has ${Math.ceil(pixels / MILLION)} million pixels; the site shows up to ${MAX_OWN_PIXELS / MILLION} million`
      const fix = 'No screen shows more than 4000 on the longer side: make it smaller'
      return [{ severity: 'warning', file: shown, place: null, field: 'the picture', message, fix }]
    }),
  )
  return problems.flat()
}

/** Returns the files with a picture's extension, and their paths relative to the folder. Empty without the folder. */
async function picturesIn(folder: string): Promise<[file: string, relative: string][]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries.flatMap((entry): [string, string][] =>
    PHOTOGRAPH.test(entry) ? [[path.join(folder, entry), entry.split(path.sep).join('/')]] : [],
  )
}

/**
 * Counts a picture's pixels.
 * @returns 0 for unreadable files, which other checks report
 */
async function pixelsOf(file: string): Promise<number> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return 0
  }
}
