import 'server-only'
import { readFile } from 'node:fs/promises'
import { apiBase } from '../portfolio/source'
import { fetchImage, ImageFailure } from './fetch-image'
import { rasterFormat } from './image-format'
import { fileVersion, ownFile } from './own-file'

const SVG_TYPE = 'image/svg+xml'

export function isOwnAddress(address: string): boolean {
  return address.startsWith('/')
}

/** What changes with an image under the same address: null when only fetching it again would tell, or it is missing. */
export async function originalVersion(address: string): Promise<string | null> {
  const file = isOwnAddress(address) ? ownFile(address) : null
  return file === null ? null : fileVersion(file).catch(() => null)
}

/** The bytes of a file of this site. @throws Error when it isn't there */
export async function readOwnFile(address: string): Promise<Buffer> {
  const file = ownFile(address)
  if (file === null) throw new ImageFailure('names no file of this site')
  return readFile(file)
}

/**
 * Fetches an image of another host in a format that can be decoded within limits, or an SVG of the upstream's own,
 * which isn't decoded here: the browser draws it.
 * @throws ImageFailure for what isn't there or can't be used
 */
export async function fetchOriginal(address: string): Promise<{ isSvg: boolean; bytes: Uint8Array }> {
  const { bytes, type, isTrusted } = await fetchImage(address, apiBase ? new URL(apiBase).host : null)
  if (rasterFormat(bytes)) return { isSvg: false, bytes }
  if (isTrusted && type.startsWith(SVG_TYPE)) return { isSvg: true, bytes }
  throw new ImageFailure('is neither JPEG, PNG, GIF, WebP nor AVIF')
}
