import 'server-only'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/owner-in'
import type { OwnPicture } from '../site/site-config'
import { rasterFormat } from './image-format'
import { measureOwnFile, readOwnFile } from './own-file'
import { inWidths, type ResponsiveImage } from './responsive-image'

/** The images that the owner configures in `site.ts` and `about.ts`; `night` is the portrait in the dark theme. */
export const OWN_PICTURES = ['portrait', 'night', 'about'] as const
export type OwnPictureName = (typeof OWN_PICTURES)[number]

/** An image for a page, in its own proportions. */
export type ShownPicture = ResponsiveImage & { alt: string; width: number; height: number }

/** An SVG may name the person it shows; it isn't used for an owner with another name. */
const SHOWN_PERSON = /<svg\b[^>]*\bdata-person="([^"]*)"/

/**
 * Returns one of the owner's images with its dimensions; photographs in responsive widths.
 * @returns null when none is configured, the file is missing or no image, or it shows a person with another name
 */
export async function ownPicture(
  name: OwnPictureName,
  language: Language = 'es',
): Promise<ShownPicture | null> {
  const address = await ownPictureAddress(name)
  const measured = address === null ? null : await measureOwnFile(address)
  if (address === null || !measured) return null
  const { version, width, height, isServedAsItIs } = measured
  const alt = named(name, language)?.alt ?? ''
  if (isServedAsItIs) return { src: address, alt, width, height }
  return { ...inWidths(`/media/own/${name}`, version), alt, width, height }
}

/** Reads one of the owner's images, for preview cards. @returns null as {@link ownPicture} does */
export async function readOwnPicture(name: OwnPictureName): Promise<Buffer | null> {
  const address = await ownPictureAddress(name)
  if (address === null || !(await measureOwnFile(address))) return null
  return readOwnFile(address)
}

/**
 * Returns the URL of one of the owner's images, before conversion. @returns null as {@link ownPicture} does, except for
 * files that are no images
 */
export async function ownPictureAddress(name: OwnPictureName): Promise<string | null> {
  const address = named(name)?.image ?? null
  if (address === null) return null
  const bytes = await readOwnFile(address).catch(() => null)
  return bytes && isOfOwner(bytes) ? address : null
}

function named(name: OwnPictureName, language: Language = 'es'): OwnPicture | null {
  const { site, about } = ownerIn(language)
  if (name === 'about') return about.picture
  const { portrait } = site
  if (name === 'portrait' || !portrait) return portrait
  return portrait.night ? { image: portrait.night, alt: portrait.alt } : null
}

function isOfOwner(bytes: Buffer): boolean {
  if (rasterFormat(bytes)) return true
  const person = SHOWN_PERSON.exec(bytes.subarray(0, 2_000).toString('utf8'))?.[1]
  return person === undefined || person === owner.site.name
}
