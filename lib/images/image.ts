import 'server-only'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { drawCover } from './covers/cover'
import { causeOf, log } from '../config/log'
import { apiBase } from '../portfolio/source'
import { findOwnerFile } from '../config/owner-files'
import { processWide } from '../config/process-wide'
import { toPreviewJpeg } from './preview-jpeg'
import type { PictureWidth } from './responsive-image'
import { fetchImage } from './fetch-image'

const CACHE_BYTES = 48 * 1024 * 1024
const FAILED_FOR_MS = 60_000
const MAX_PIXELS = 40_000_000
const LARGEST_WIDTH: PictureWidth = 1600
const WEBP = 'image/webp'

export type Picture = { type: string; bytes: Buffer; whole: boolean }

/** What a picture is made of: an address, or nothing, and what a cover is drawn from when there is none. */
export type PictureSource = { address: string | null; title: string; tag: string }

/**
 * The picture at an address as WebP, no wider than it is asked for; a drawn cover where there is none, or where the
 * address gives no usable picture. It is fetched once for all widths. The result is remembered; a failure only for a
 * minute.
 */
export async function readPicture(source: PictureSource, width: PictureWidth): Promise<Picture> {
  const key = [source.address, source.title, source.tag].join('\n')
  const largest = await remembered(
    `webp\n${key}`,
    async () => {
      const original = await readOriginal(source.address)
      return original ? webp(await toWebp(original, LARGEST_WIDTH)) : drawn(source)
    },
    () => drawn(source),
  )
  if (largest.type !== WEBP || width === LARGEST_WIDTH) return largest
  return remembered(
    `webp ${width}\n${key}`,
    async () => webp(await toWebp(largest.bytes, width)),
    () => largest,
  )
}

function toWebp(original: Buffer, width: PictureWidth): Promise<Buffer> {
  return sharp(original, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
}

function webp(bytes: Buffer): Picture {
  return { type: WEBP, bytes, whole: true }
}

/**
 * The picture for link previews: the article's own, cropped to 1200 × 630, or a drawn card where there is none.
 * @param key changes with everything that the card shows
 * @param draw makes the card, as a JPEG
 */
export function readShareCard(
  key: string,
  address: string | null,
  draw: () => Promise<Buffer>,
): Promise<Picture> {
  const jpeg = (bytes: Buffer): Picture => ({ type: 'image/jpeg', bytes, whole: true })
  return remembered(
    `share\n${address}\n${key}`,
    async () => {
      const original = await readOriginal(address)
      return jpeg(original ? await toPreviewJpeg(original) : await draw())
    },
    async () => jpeg(await draw()),
  )
}

function drawn({ title, tag }: PictureSource): Picture {
  return { type: 'image/svg+xml', bytes: Buffer.from(drawCover({ title, tag })), whole: true }
}

/** The bytes of a file of this site or of a picture elsewhere; null when there is no address. */
async function readOriginal(address: string | null): Promise<Buffer | null> {
  if (!address) return null
  if (address.startsWith('/')) return readFile(ownerFile(address))
  return fetchImage(address, apiBase ? new URL(apiBase).host : null)
}

function ownerFile(address: string): string {
  const file = findOwnerFile(decodeURIComponent(address))
  if (!file) throw new Error(`${address} is no file of this site`)
  return file
}

async function remembered(
  key: string,
  make: () => Promise<Picture>,
  instead: () => Promise<Picture> | Picture,
) {
  const cache = processWide(
    'pictures',
    () =>
      new LRUCache<string, Promise<Picture>>({
        max: 500,
        maxSize: CACHE_BYTES,
        sizeCalculation: () => 96 * 1024,
      }),
  )
  const known = cache.get(key)
  if (known) return known
  const made = make().catch(async (error: unknown) => {
    log('warn', 'media.replaced', {
      picture: key.split('\n')[1],
      cause: causeOf(error),
      kept: 'a drawn cover',
    })
    return { ...(await instead()), whole: false }
  })
  cache.set(key, made)
  const picture = await made
  cache.set(key, made, { size: picture.bytes.length + 1, ttl: picture.whole ? undefined : FAILED_FOR_MS })
  return picture
}
