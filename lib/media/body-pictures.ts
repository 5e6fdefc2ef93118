import 'server-only'
import path from 'node:path'
import sharp from 'sharp'
import { shortHash } from '../hash'
import { bodyImages } from '../markdown/body-images'
import type { ImageAddress, ServedImage } from '../markdown/plugins'
import type { Article } from '../portfolio/types'
import { decodeSegment } from '../routes'
import { isUsablePath } from '../usable-path'

const OWN_FILE = /^\/(images|files)\//
const PUBLIC = path.join(process.cwd(), 'public')

/**
 * Where the pictures inside an article are served. The site's own files are used as they are, with their size, and
 * left out when they aren't there; any other picture comes through `/media`, so that a visitor's browser talks to
 * this site only.
 */
export async function bodyPictures({
  slug,
  content,
}: Pick<Article, 'slug' | 'content'>): Promise<ImageAddress> {
  const own = await ownPictures(content)
  return (src, index) =>
    OWN_FILE.test(src)
      ? (own.get(src) ?? null)
      : { src: `/media/article/${encodeURIComponent(slug)}/${index}?v=${shortHash(src)}` }
}

async function ownPictures(content: string): Promise<Map<string, ServedImage>> {
  // Most texts have no picture: they aren't read twice.
  const sources = /!\[|<img/i.test(content) ? bodyImages(content) : []
  const own = [...new Set(sources)].filter((src) => src !== null && OWN_FILE.test(src))
  const found = await Promise.all(own.map(async (src) => [src ?? '', await measure(src ?? '')] as const))
  return new Map(found.flatMap(([src, size]) => (size ? [[src, { src, ...size }]] : [])))
}

async function measure(src: string): Promise<{ width: number; height: number } | null> {
  const file = decodeSegment(src.replace(/[?#].*$/, ''))
  if (file === null || !isUsablePath(file)) return null
  try {
    const { width, height } = await sharp(path.join(PUBLIC, file)).metadata()
    return { width, height }
  } catch {
    return null // not there, or not a picture: its description stands in for it
  }
}
