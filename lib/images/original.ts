import 'server-only'
import { readFile } from 'node:fs/promises'
import { apiBase } from '../portfolio/source'
import { fetchImage, ImageFailure } from './fetch-image'
import { rasterFormat } from './image-format'
import { fileVersion, ownFile } from './own-file'

const SVG_TYPE = 'image/svg+xml'

/** An image as it was published. An SVG that isn't decoded here is passed on as it is. */
export type Original = { kind: 'raster' | 'svg'; bytes: Uint8Array }

export function isOwnAddress(address: string): boolean {
  return address.startsWith('/')
}

/** What changes with an image under the same address: null when only fetching it again would tell, or it is missing. */
export async function originalVersion(address: string): Promise<string | null> {
  const file = isOwnAddress(address) ? ownFile(address) : null
  return file === null ? null : fileVersion(file).catch(() => null)
}

/**
 * Reads a file of this site, or fetches an image of another host. The owner's own files may be SVGs; of other hosts
 * only raster images are decoded. An SVG is taken from the upstream alone, and left to the browser to draw.
 * @throws ImageFailure for what isn't there or can't be used
 */
export async function readOriginal(address: string): Promise<Original> {
  if (isOwnAddress(address)) {
    const file = ownFile(address)
    if (file === null) throw new ImageFailure('names no file of this site')
    return { kind: 'raster', bytes: await readFile(file) }
  }
  const { bytes, type, isTrusted } = await fetchImage(address, apiBase ? new URL(apiBase).host : null)
  if (rasterFormat(bytes)) return { kind: 'raster', bytes }
  if (isTrusted && type.startsWith(SVG_TYPE)) return { kind: 'svg', bytes }
  throw new ImageFailure('is neither JPEG, PNG, GIF, WebP nor AVIF')
}
