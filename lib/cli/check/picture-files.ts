import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_OWN_PIXELS } from '../../images/convert'
import type { Problem } from '../../validation/problems'
import type { Content } from './read-content'

const PHOTOGRAPH = /\.(?:png|jpe?g|webp|avif|gif)$/i
const MILLION = 1_000_000

/** Reports the owner's pictures with more pixels than the site converts; a generated cover would replace them. */
export async function pictureFileProblems({
  folders: { name, content, publicFiles },
}: Content): Promise<Problem[]> {
  const files = [
    ...(await picturesIn(path.join(content, 'images'), `${name}/images`)),
    ...(await picturesIn(publicFiles, 'public')),
  ]
  const problems = files.map(async ([place, file]): Promise<Problem[]> => {
    const fault = await faultOf(place)
    return fault ? [{ severity: 'warning', file, place: null, field: 'the picture', ...fault }] : []
  })
  return (await Promise.all(problems)).flat()
}

/** Returns the files with a picture's extension, and their names in messages. Empty without the folder. */
async function picturesIn(folder: string, shown: string): Promise<[place: string, file: string][]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries.flatMap((entry): [string, string][] =>
    PHOTOGRAPH.test(entry)
      ? [[path.join(folder, entry), path.posix.join(shown, ...entry.split(path.sep))]]
      : [],
  )
}

async function faultOf(place: string): Promise<Pick<Problem, 'message' | 'fix'> | null> {
  const { width, height } = await sharp(place, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height <= MAX_OWN_PIXELS) return null
  const pixels = Math.ceil((width * height) / MILLION)
  return {
    message: `has ${pixels} million pixels; the site shows up to ${MAX_OWN_PIXELS / MILLION} million`,
    fix: 'No screen shows more than 4000 on the longer side: make it smaller',
  }
}
