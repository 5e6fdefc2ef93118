import 'server-only'
import { readFile } from 'node:fs/promises'
import { apiBase } from '../content/source'
import { fetchImage, ImageFailure } from './fetch-image'
import { rasterFormat } from './image-format'
import { fileVersion, ownFile } from './own-file'

const SVG_TYPE = 'image/svg+xml'

export function isOwnAddress(address: string): boolean {
  return address.startsWith('/')
}

/** Returns the version of an image under an unchanged URL; null for a remote image, or a missing file. */
export async function originalVersion(address: string): Promise<string | null> {
  const file = isOwnAddress(address) ? ownFile(address) : null
  return file === null ? null : fileVersion(file).catch(() => null)
}

/** Reads a file of this site. @throws Error when it doesn't exist */
export async function readOwnFile(address: string): Promise<Buffer> {
  const file = ownFile(address)
  if (file === null) throw new ImageFailure('names no file of this site')
  return readFile(file)
}

/**
 * Fetches a remote image in a raster format within limits, or an SVG of the upstream, which is passed on to the
 * browser undecoded.
 * @throws ImageFailure when it is missing or unusable
 */
export async function fetchOriginal(address: string): Promise<{ isSvg: boolean; bytes: Uint8Array }> {
  const { bytes, type, isTrusted } = await fetchImage(address, apiBase ? new URL(apiBase).host : null)
  if (rasterFormat(bytes)) return { isSvg: false, bytes }
  if (isTrusted && type.startsWith(SVG_TYPE)) return { isSvg: true, bytes }
  throw new ImageFailure('is neither JPEG, PNG, GIF, WebP nor AVIF')
}
