import 'server-only'
import { readFile } from 'node:fs/promises'
import { owner } from '../site/owner'
import { siteColours } from '../site/shown-site'
import { findOwnerFile } from '../site/owner-files'
import { fileVersion } from '../images/own-file'
import { drawInitials, initialsOf, initialsVersion } from './initials-icon'
import type { Sharp } from 'sharp'
import { rasterFormat } from '../images/image-format'

const BROWSER_DPI = 72
const INITIALS_SIDE = 64

/** The source that all icons are made from. */
export type OriginalIcon = {
  /** Changes with the icon's content. */
  version: string
  /** Null if the source is no SVG. */
  readSvg: (() => Promise<Buffer>) | null
  /** @returns a square PNG */
  draw: (shape: IconShape) => Promise<Buffer>
}

/** Returns the owner's image as it is on disk now, or the initials if there is none. */
export async function originalIcon(): Promise<OriginalIcon> {
  const file = owner.site.icon ? findOwnerFile(owner.site.icon) : null
  if (!file) return initialsIcon()
  const read = () => readFile(file)
  return {
    version: await fileVersion(file),
    readSvg: /\.svg$/i.test(file) ? read : null,
    draw: async (shape) => toSquareIcon(await read(), shape),
  }
}

/** Returns the initials of the owner; those of the site's title if the name has none that can be drawn. */
export function ownInitials(): string {
  return initialsOf(owner.site.name) || initialsOf(owner.site.title)
}

/** Returns {@link ownInitials} as the source of icons. */
export function initialsIcon(): OriginalIcon {
  const letters = ownInitials()
  return {
    version: initialsVersion(letters),
    readSvg: async () => Buffer.from(await drawInitials(letters, { themed: true })),
    async draw({ size, bleed }) {
      const { default: sharp } = await import('sharp')
      const drawn = Buffer.from(await drawInitials(letters, { bleed }))
      return sharp(drawn, { density: (BROWSER_DPI * size) / INITIALS_SIDE })
        .resize(size)
        .png()
        .toBuffer()
    },
  }
}

/** Size and crop of an icon; see `ICONS`. */
export type IconShape = {
  size: number
  /** True for an icon that fills its square without transparent parts, because systems crop it themselves. */
  bleed?: boolean
  /**
   * Part of the side that stays visible after any crop; an image that isn't cropped here is scaled to fit within it.
   */
  safe?: number
}

const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 15
/** An opaque image up to this proportion is cropped to its subject; a wider one is padded, like a transparent one. */
const CROPPED_UP_TO = 4 / 3
/** Minimum size at which an SVG is rendered before it is resized. */
const SVG_SIDE = 512
const USUAL_DENSITY = 72

/**
 * Converts an image to a square PNG: cropped if it is opaque and nearly square, else whole, on its own background.
 * @throws Error if the input is no image
 */
export async function toSquareIcon(
  picture: Uint8Array,
  { size, bleed, safe = 1 }: IconShape,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { isOpaque, ratio, corner } = await look(picture)
  const cropped = isOpaque && ratio <= CROPPED_UP_TO
  const background = isOpaque ? corner : bleed ? siteColours()['color-surface'].light : CLEAR
  const inner = cropped ? size : Math.round(size * safe)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const drawn = await (
    await decode(picture)
  )
    .resize({
      width: inner,
      height: inner,
      fit: cropped ? 'cover' : 'contain',
      position: cropped ? 'attention' : 'centre',
      background,
    })
    .png()
    .toBuffer()
  const square = sharp(drawn).extend({ top: before, left: before, bottom: after, right: after, background })
  return (bleed ? square.flatten({ background }) : square).png().toBuffer()
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Whether the image is opaque, the ratio of its longer to its shorter side, and the colour of its top left corner. */
async function look(picture: Uint8Array) {
  const image = await decode(picture)
  const { width, height } = await image.metadata()
  const { isOpaque } = await image.stats()
  const [red = 0, green = 0, blue = 0] = await image
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const corner = { r: red, g: green, b: blue, alpha: 1 }
  return { isOpaque, corner, ratio: Math.max(width, height) / Math.min(width, height) }
}

/** Renders an SVG as large as needed, or turns a photograph upright; both within limits on pixels and time. */
async function decode(picture: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 }
  if (rasterFormat(picture)) return sharp(picture, options).timeout({ seconds: MAX_SECONDS }).autoOrient()
  const { width, height } = await sharp(picture, options).metadata()
  const density = Math.max(USUAL_DENSITY, Math.ceil((USUAL_DENSITY * SVG_SIDE) / Math.min(width, height)))
  return sharp(picture, { ...options, density: Math.min(density, 20_000) }).timeout({ seconds: MAX_SECONDS })
}
