import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Folders } from '../../site/content-folder'
import { findOwnerFile } from '../../site/owner-files'
import { fetchImage } from '../../images/fetch-image'
import { rasterFormat } from '../../images/image-format'
import { asciiSlugOf } from '../../text/slug'
import { decodedPath } from './addresses'
import { hashOf, type Output } from './record'

const MAX_NAME = 60
const ENDINGS = ['jpg', 'png', 'gif', 'webp', 'avif', 'svg']
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i
/** Active content that an SVG must not contain, because the file is served from the owner's origin. */
const ACTIVE = /<script|<foreignObject|<iframe|<!ENTITY|javascript:|\son\w+\s*=/i

/** A picture's address here, or why it has none; null in a dry run, which fetches nothing. */
export type Taken = { address: string } | { failure: string } | null
/** @param fetch fetches a picture, from public addresses and the trusted host only */
export type PictureOptions = {
  isDry: boolean
  trustedHost?: string
  fetch?: (address: string, trustedHost: string | null) => Promise<{ bytes: Uint8Array }>
}
export type Pictures = ReturnType<typeof createPictures>

/** Creates a collector that stores the pictures of a source in the content folder. */
export function createPictures(
  folders: Folders,
  output: Output,
  { isDry, trustedHost, fetch = fetchImage }: PictureOptions,
) {
  const taken = new Set<string>()

  /**
   * Stores a picture, unless it is stored already.
   * @param from its URL (http or data), or the path of its file
   * @param wanted its new address without the ending
   */
  async function take(from: string, wanted: string): Promise<Taken> {
    const stored = ENDINGS.map((ending) => `${wanted}.${ending}`).find((one) => findOwnerFile(one, folders))
    if (stored) return { address: stored }
    taken.add(wanted)
    if (isDry) return null
    try {
      const bytes = await bytesOf(from)
      const ending = pictureEnding(bytes)
      if (!ending) return { failure: 'it is no picture that browsers show, or a drawing with scripts in it' }
      await output.write(`${wanted}.${ending}`, bytes)
      return { address: `${wanted}.${ending}` }
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  }

  async function bytesOf(from: string): Promise<Uint8Array> {
    if (path.isAbsolute(from)) return readFile(from)
    const [, base64] = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(from) ?? []
    return base64 ? Buffer.from(base64, 'base64') : (await fetch(from, trustedHost ?? null)).bytes
  }

  return { take, count: () => taken.size }
}

/**
 * Names pictures by the last parts of their addresses, without the ending; several of one name are told apart by the
 * hash of their addresses.
 */
export function pictureNames(addresses: string[]): Map<string, string> {
  const all = [...new Set(addresses)]
  const plain = new Map(
    all.map((address) => {
      const last = address.startsWith('data:') ? '' : (address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
      const name = decodedPath(last).replace(/\.[a-z0-9]{1,5}$/i, '')
      return [address, asciiSlugOf(name, MAX_NAME) || 'imagen']
    }),
  )
  const isShared = (name: string) => [...plain.values()].filter((one) => one === name).length > 1
  const named = [...plain].map(([address, name]): [string, string] => [
    address,
    isShared(name) ? `${name}-${hashOf(address).slice(0, 6)}` : name,
  ])
  return new Map(named)
}

/** Returns the file ending of a picture, judged by its bytes alone; null for what browsers show as none. */
export function pictureEnding(bytes: Uint8Array): string | null {
  const format = rasterFormat(bytes)
  if (format) return format === 'jpeg' ? 'jpg' : format
  const text = Buffer.from(bytes).toString('utf8')
  return SVG.test(text) && !ACTIVE.test(text) ? 'svg' : null
}
