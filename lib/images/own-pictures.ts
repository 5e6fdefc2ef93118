import 'server-only'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import type { OwnPicture } from '../site/site-config'
import { type MeasuredImage, measureOwnFile, readOwnFile } from './own-file'
import { inWidths, type ResponsiveImage } from './responsive-image'

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
