import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { findOwnerFile } from '../config/owner-files'
import { shortHash } from '../text/hash'
import { imageSources } from '../markdown/image-sources'
import type { ImageAddress } from '../markdown/plugins'
import { resolveImage } from '../portfolio/addresses'
import { apiBase } from '../portfolio/source'
import type { Article } from '../portfolio/types'
import { decodeSegment } from '../routing/routes'
import { inWidths, isServedAsItIs } from './responsive-image'

const OWN_FILE = /^\/(images|files)\//

/** How wide a text is on the screen, as its stylesheet says. */
const SIZES = '(min-width: 42rem) 39rem, 100vw'

/**
 * Where the pictures inside an article are served. The site's own files have their size, and are left out when they
 * aren't there; what is no drawing comes through `/media` in the widths that screens need, as pictures from elsewhere
 * do, so that a visitor's browser talks to this site only.
 */
export async function bodyImageAddresses({
  slug,
  content,
}: Pick<Article, 'slug' | 'content'>): Promise<ImageAddress> {
  const own = await ownPictures(content)
  return (src, index) => {
    const served = `/media/article/${encodeURIComponent(slug)}/${index}`
    if (!OWN_FILE.test(src)) return { ...inWidths(served, shortHash(src)), sizes: SIZES }
    const file = own.get(src)
    if (!file) return null
    const { version, ...size } = file
    return isServedAsItIs(src) ? { src, ...size } : { ...inWidths(served, version), sizes: SIZES, ...size }
  }
}

/** The address of the n-th picture of a text, as `/media` reads it. */
export function bodyImageSource({ content }: Pick<Article, 'content'>, index: number): string | null {
  const src = imageSources(content)[index]
  return src && OWN_FILE.test(src) ? src.replace(/[?#].*$/, '') : resolveImage(src, apiBase ?? '')
}

type OwnPicture = { width: number; height: number; version: string }

async function ownPictures(content: string): Promise<Map<string, OwnPicture>> {
  // Most texts have no picture: they aren't read twice.
  const sources = /!\[|<img/i.test(content) ? imageSources(content) : []
  const own = [...new Set(sources)].filter((src) => src !== null && OWN_FILE.test(src))
  const found = await Promise.all(own.map(async (src) => [src ?? '', await measure(src ?? '')] as const))
  return new Map(found.flatMap(([src, size]) => (size ? [[src, size]] : [])))
}

async function measure(src: string): Promise<OwnPicture | null> {
  const address = decodeSegment(src.replace(/[?#].*$/, ''))
  const file = address && findOwnerFile(address)
  if (!file) return null
  try {
    const bytes = await readFile(file)
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    return { width, height, version: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) }
  } catch {
    return null // not there, or not a picture: its description stands in for it
  }
}
