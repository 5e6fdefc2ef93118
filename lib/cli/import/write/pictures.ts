import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import type { Folders } from '../../../config/content-folder'
import { findOwnerFile } from '../../../config/owner-files'
import { fetchImage } from '../../../images/fetch-image'
import { parseUrl } from '../../../text/parse-url'
import type { Output } from './output'
import { pictureEnding, pictureName } from './picture-file'
import { hashOf, type ImportRecord } from './record'

/** Limits of one run; the next run continues with the rest. */
const PICTURE_LIMITS = { count: 2_000, bytes: 500 * 1024 * 1024, milliseconds: 15 * 60_000, atOnce: 4 }

/** The failure that a dry run reports for every new picture. */
export const WOULD_FETCH = 'it would be fetched'

/** A picture's address on this site, or the reason for having none. */
export type Taken = { address: string } | { failure: string }
export type Fetch = (address: string) => Promise<{ bytes: Uint8Array }>

type Options = {
  folders: Folders
  record: ImportRecord
  output: Output
  isDry: boolean
  /** The folder of an export, whose own pictures lie beside it under their paths. */
  exported: string | null
  fetch: Fetch
  limits?: typeof PICTURE_LIMITS
}

/**
 * Returns the function that all pictures are fetched with: from public addresses, and from
 * the host the owner has named.
 */
export function fetchingFrom(trustedHost: string | null): Fetch {
  return (address) => fetchImage(address, trustedHost)
}

/** Creates a fetcher that stores pictures of other sites in the content folder, each once, within limits. */
export function createPictures({
  folders,
  record,
  output,
  isDry,
  exported,
  fetch,
  limits = PICTURE_LIMITS,
}: Options) {
  const taken = new Map<string, Promise<Taken>>()
  const names = new Set(Object.values(record.pictures).map(withoutEnding))
  const slots = pLimit(limits.atOnce)
  const deadline = performance.now() + limits.milliseconds
  let count = 0
  let bytesLeft = limits.bytes

  /**
   * Fetches a picture, unless it has been fetched already.
   * @param address an absolute URL, a `data:` URL, or a path of an exported site
   * @param folder its folder below `images/`, such as `articles/<slug>`
   */
  function take(address: string, folder: string): Promise<Taken> {
    const before = taken.get(address) ?? slots(() => obtain(address, folder))
    taken.set(address, before)
    return before
  }

  async function obtain(address: string, folder: string): Promise<Taken> {
    if (address.startsWith('/')) return copyOwn(address)
    const key = address.startsWith('data:') ? `data ${hashOf(address)}` : address
    const known = record.pictures[key]
    if (known && findOwnerFile(known, folders)) return { address: known }
    if (count >= limits.count) return { failure: `more than ${limits.count} pictures: run the command again` }
    if (performance.now() > deadline || bytesLeft <= 0)
      return { failure: 'the time or space of one run is used up: run the command again' }
    count += 1
    if (isDry) return { failure: WOULD_FETCH }
    // Reserved before any waiting, so that names do not depend on which picture arrives first.
    const name = reserveName(address, `/images/${folder}`)
    try {
      const bytes = address.startsWith('data:') ? dataBytes(address) : (await fetch(address)).bytes
      bytesLeft -= bytes.length
      const ending = pictureEnding(bytes)
      if (!ending) return { failure: 'what came is no picture, or a drawing with scripts in it' }
      record.pictures[key] = await store(`${name}.${ending}`, bytes, address)
      return { address: record.pictures[key] }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { failure: reason.replace(/^Error: /, '') }
    }
  }

  /** Stores a picture. A file of that name with other content is not overwritten: the picture gets another name. */
  async function store(name: string, bytes: Uint8Array, address: string): Promise<string> {
    const there = findOwnerFile(name, folders)
    if (there && hashOf(await readFile(there)) === hashOf(bytes)) return name
    const free = there ? withHash(name, address) : name
    await output.write(path.join(folders.content, free), bytes)
    return free
  }

  /** Copies a picture with a local path from the export, unless it already exists. */
  async function copyOwn(address: string): Promise<Taken> {
    if (findOwnerFile(address, folders)) return { address }
    const file = exported && findOwnerFile(address, { name: '', content: exported, publicFiles: exported })
    if (!file || !address.startsWith('/images/')) return { failure: 'there is no such file' }
    await output.write(path.join(folders.content, address), await readFile(file))
    return { address }
  }

  function reserveName(address: string, folder: string): string {
    const plain = `${folder}/${pictureName(address)}`
    const name = names.has(plain) ? withHash(plain, address) : plain
    names.add(name)
    return name
  }

  return { take, fetched: () => count }
}

export type Pictures = ReturnType<typeof createPictures>

function withoutEnding(name: string): string {
  return name.replace(/\.[^./]+$/, '')
}

function withHash(name: string, address: string): string {
  const hash = hashOf(address)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 6)
    .toLowerCase()
  return name.replace(/(\.[^./]+)?$/, (ending) => `-${hash}${ending}`)
}

function dataBytes(address: string): Buffer {
  const base64 = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(address)?.[1]
  if (!base64) throw new Error('its data can not be read')
  return Buffer.from(base64, 'base64')
}

/**
 * Resolves an address.
 * @returns null for a relative one without a base, and for other schemes than HTTP and data
 */
export function absoluteAddress(address: string, base: string | null): string | null {
  const url = parseUrl(address.startsWith('//') ? `https:${address}` : address, base ?? undefined)
  return url && /^(?:https?|data):$/.test(url.protocol) ? url.href : null
}
