import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { findOwnerFile, folders } from '../site/content-folder'
import { decodeSegment, isValidPathname } from '../site/routes'
import { isAnimated, MAX_OWN_PIXELS, readable } from './image-format'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import type { OwnPicture } from '../site/site-config'
import { inWidths, type ResponsiveImage } from './responsive-image'

/** Two edits within this time may leave equal timestamps, so a version hashed earlier than that is not cached. */
const SETTLED_MS = 2_000

/**
 * Resolves a URL of this site to a file.
 * @param address root-relative, percent-encoded; query and hash are ignored
 * @returns its absolute path; null when there is no such file, or the path is not valid
 */
export function ownFile(address: string): string | null {
  const pathname = address.replace(/[?#].*$/, '')
  const decoded = isValidPathname(pathname) ? decodeSegment(pathname) : null
  return decoded?.startsWith('/') ? findOwnerFile(decoded) : null
}

/** Reads a file of this site. @param address as above @throws Error when it doesn't exist */
export async function readOwnFile(address: string): Promise<Buffer> {
  const file = ownFile(address)
  if (file === null) throw new Error('names no file of this site')
  return readFile(file)
}

/** The state of a file: its timestamps, when they were first seen, and its version once that was long enough ago. */
type Seen = { stamp: string; since: number; version: string | null }
const seen = new LRUCache<string, Seen>({ max: 10_000 })

/**
 * Returns a short hash of a file's content, equal on every machine. The file is read again only when it changed, or
 * changed very recently.
 * @param now a monotonic clock; timestamps of the file are compared with each other only
 * @throws Error when there is no such file
 */
export async function fileVersion(file: string, now = () => performance.now()): Promise<string> {
  const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true })
  const stamp = [ino, size, mtimeNs, ctimeNs].join(' ')
  const last = seen.get(file)
  const known = last?.stamp === stamp ? last : { stamp, since: now(), version: null }
  if (known.version !== null) return known.version
  const settled = now() - known.since > SETTLED_MS
  const version = hashOf(await readFile(file))
  seen.set(file, { ...known, version: settled ? version : null })
  return version
}

/**
 * Returns the version of every file that pages may show: the pictures of the content folder, those beside the texts of
 * articles, and everything in `public/`. Pages contain the size and the version of pictures, and are made again when one
 * of them changes.
 */
export async function ownPictures({ content, publicFiles } = folders): Promise<Record<string, string>> {
  const inContent = (name: string) => path.join(/* turbopackIgnore: true */ content, name)
  const found = await Promise.all([
    filesIn(inContent('images')),
    filesIn(publicFiles),
    filesIn(inContent('articles'), /(?<!\.md)$/i),
  ])
  return Object.fromEntries(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the versions of the files below a folder by their names, which are the same wherever the folder is. */
async function filesIn(folder: string, wanted = /$/): Promise<[name: string, version: string][]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []) // there is none
  const files = entries.flatMap((entry) =>
    entry.isFile() && wanted.test(entry.name) ? [path.join(entry.parentPath ?? entry.path, entry.name)] : [],
  )
  const versions = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      const version = await fileVersion(file).catch(() => null) // deleted meanwhile
      return version === null ? [] : [[`${path.basename(folder)}/${path.relative(folder, file)}`, version]]
    }),
  )
  return versions.flat()
}

/**
 * @param version changes with the image's content
 * @param isServedAsItIs whether a conversion would lose something: a vector image's sharpness, or the frames of an
 *   animation
 * @param person whom a drawing shows, as it says itself
 */
export type MeasuredImage = {
  width: number
  height: number
  version: string
  isServedAsItIs: boolean
  person?: string | undefined
}

const SHOWN_PERSON = /<svg\b[^>]*\bdata-person="([^"]*)"/

/** What images are by their versions: a page with twenty photographs reads none of them again. */
const measured = new LRUCache<string, Promise<MeasuredImage | null>>({ max: 10_000 })

/**
 * Returns the dimensions of an image file of this site, with its EXIF orientation applied.
 * @param address root-relative, as an `img` names it
 * @returns null when the file is missing, not an image, or has more pixels than the site converts (SVG has no such
 * limit)
 */
export async function measureOwnFile(address: string): Promise<MeasuredImage | null> {
  const file = ownFile(address)
  if (file === null) return null
  const version = await fileVersion(file).catch(() => '') // deleted meanwhile
  return measured.get(version)?.catch(() => null) ?? readFile(file).then(measureImage, () => null)
}

/** Does the same for the bytes of an image. */
export async function measureImage(bytes: Uint8Array): Promise<MeasuredImage | null> {
  const version = hashOf(bytes)
  const known = measured.get(version) ?? measure(bytes, version)
  measured.set(version, known)
  return known.catch(() => {
    // It may have failed for another reason than the image.
    measured.delete(version)
    return null
  })
}

async function measure(bytes: Uint8Array, version: string): Promise<MeasuredImage | null> {
  const { default: sharp } = await import('sharp')
  const { format, autoOrient } = await sharp(readable(bytes), { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  const isSvg = format === 'svg'
  if (!isSvg && width * height > MAX_OWN_PIXELS) return null
  const start = isSvg ? Buffer.from(bytes.subarray(0, 2_000)).toString() : ''
  const isServedAsItIs = isSvg || (await isAnimated(bytes))
  return { width, height, version, isServedAsItIs, person: SHOWN_PERSON.exec(start)?.[1] }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
}

/** The images that the owner configures in `site.ts` and `about.ts`; `night` is the portrait in the dark theme. */
export const OWN_PICTURES = ['portrait', 'night', 'about'] as const
export type OwnPictureName = (typeof OWN_PICTURES)[number]

/** An image for a page, in its own proportions. */
export type ShownPicture = ResponsiveImage & { alt: string; width: number; height: number }

/**
 * Returns one of the owner's images with its dimensions; photographs in responsive widths.
 * @returns null when none is configured, the file is missing or no image, or it shows a person with another name
 */
export async function ownPicture(
  name: OwnPictureName,
  language: Language = 'es',
): Promise<ShownPicture | null> {
  const found = await findOwnPicture(name)
  if (!found) return null
  const { address, version, width, height, isServedAsItIs } = found
  const alt = named(name, language)?.alt ?? ''
  if (isServedAsItIs) return { src: address, alt, width, height }
  return { ...inWidths(`/media/own/${name}`, version), alt, width, height }
}

/** Reads one of the owner's images, for preview cards. @returns null as {@link ownPicture} does */
export async function readOwnPicture(name: OwnPictureName): Promise<Buffer | null> {
  const found = await findOwnPicture(name)
  return found && readOwnFile(found.address)
}

/** Finds one of the owner's images, before conversion. @returns null as {@link ownPicture} does */
export async function findOwnPicture(
  name: OwnPictureName,
): Promise<(MeasuredImage & { address: string }) | null> {
  const address = named(name)?.image ?? null
  const measured = address === null ? null : await measureOwnFile(address)
  if (address === null || !measured) return null
  return (measured.person ?? owner.site.name) === owner.site.name ? { ...measured, address } : null
}

function named(name: OwnPictureName, language: Language = 'es'): OwnPicture | null {
  const { site, about } = ownerIn(language)
  if (name === 'about') return about.picture
  const { portrait } = site
  if (name === 'portrait' || !portrait) return portrait
  return portrait.night ? { image: portrait.night, alt: portrait.alt } : null
}
