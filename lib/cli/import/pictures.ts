import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findOwnerFile, type Folders } from '../../site/content-folder'
import { fetchImage } from '../../images/fetch-image'
import { rasterFormat } from '../../images/image-format'
import { causeOf } from '../../site/log'
import { asciiSlugOf } from '../../text/folding'
import { decodedPath } from './addresses'
import type { Output } from './output'

const MAX_NAME = 60
const ENDINGS = ['jpg', 'png', 'gif', 'webp', 'avif', 'svg']
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i
/** Active content that an SVG must not contain, because the file is served from the owner's origin. */
const ACTIVE = /<script|<foreignObject|<iframe|<!ENTITY|javascript:|\son\w+\s*=/i

/** A picture's address here, or why it has none; null in a dry run, which fetches nothing. */
type Taken = { address: string } | { failure: string } | null
/** @param fetch fetches a picture, from public addresses and the trusted host only */
export type PictureOptions = {
  isDry: boolean
  trustedHost?: string
  fetch?: (address: string, trustedHost: string | null) => Promise<{ bytes: Uint8Array }>
}
export type Pictures = ReturnType<typeof createPictures>

/** Creates a collector that stores the pictures of a source in the content folder. */
export function createPictures(folders: Folders, output: Output, options: PictureOptions) {
  const { isDry, trustedHost = null, fetch = fetchImage } = options
  const taken = new Set<string>()

  /**
   * Stores a picture, unless it is stored already.
   * @param from its URL, or the path of its file @param wanted its new address without the ending
   */
  async function take(from: string, wanted: string): Promise<Taken> {
    const stored = ENDINGS.map((ending) => `${wanted}.${ending}`).find((one) => findOwnerFile(one, folders))
    if (stored) return { address: stored }
    taken.add(wanted)
    if (isDry) return null
    try {
      const bytes = path.isAbsolute(from) ? await readFile(from) : (await fetch(from, trustedHost)).bytes
      const ending = pictureEnding(bytes)
      if (!ending) return { failure: 'it is no picture that browsers show, or a drawing with scripts in it' }
      await output.write(`${wanted}.${ending}`, bytes)
      return { address: `${wanted}.${ending}` }
    } catch (error) {
      return { failure: causeOf(error) }
    }
  }

  return { take, count: () => taken.size }
}

/** Names pictures by the last parts of their addresses, without the ending; further ones of a name get a number. */
export function pictureNames(addresses: string[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const address of new Set(addresses)) {
    const last = decodedPath(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
    const name = uniqueName(asciiSlugOf(last.replace(/\.\w{1,5}$/, ''), MAX_NAME) || 'imagen', taken)
    names.set(address, name)
  }
  return names
}

/** Returns a name that isn't taken in any spelling, with a number behind it if need be, and takes it. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  const folded = (name: string) => name.toLowerCase().normalize('NFC')
  let name = wanted
  for (let number = 2; taken.has(folded(name)); number += 1) name = `${wanted}-${number}`
  taken.add(folded(name))
  return name
}

/** Returns the file ending of a picture, judged by its bytes alone; null for what browsers show as none. */
function pictureEnding(bytes: Uint8Array): string | null {
  const format = rasterFormat(bytes)
  if (format) return format === 'jpeg' ? 'jpg' : format
  const text = Buffer.from(bytes).toString('utf8')
  return SVG.test(text) && !ACTIVE.test(text) ? 'svg' : null
}
