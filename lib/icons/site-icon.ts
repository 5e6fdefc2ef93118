import 'server-only'
import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import {
  type Image,
  imageBytes,
  type ImageBytes,
  inConversionQueue,
  sharedImages,
} from '../images/image-cache'
import { owner } from '../site/owner'
import { siteColours } from '../site/shown-site'
import { findOwnerFile } from '../site/content-folder'
import { fileVersion } from '../images/own-file'
import { drawInitials, initialsOf, initialsVersion } from './initials-icon'
import { rasterFormat } from '../images/image-format'
import { imageResponse } from '../images/image-response'

const PNG = 'image/png'
const SVG = 'image/svg+xml'
const ICO = 'image/x-icon'
const ICO_SIZES = [16, 32, 48]

/** All served icons by name. Android's safe zone is a circle of 80 %, in which a square has a side of 56 %. */
const ICONS = {
  'icon.svg': SVG,
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'maskable-512.png': { size: 512, bleed: true, safe: 0.56 },
  'apple-touch-icon.png': { size: 180, bleed: true, safe: 0.8 },
  'favicon.ico': ICO,
} as const
export type IconName = keyof typeof ICONS

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name)
}

/**
 * Returns an icon of the site, made from the owner's image, or from the initials if there is none or it can't be read.
 * @returns null for `icon.svg` if the image is no SVG
 * @throws BusyError when too many images are being made
 */
export async function getIcon(name: IconName): Promise<Image | null> {
  const original = await originalIcon()
  const icon = await load(name, original)
  if (icon !== 'unreadable') return icon && { ...icon, version: original.version, isFallback: false }
  const initials = await load(name, initialsIcon())
  if (!initials || initials === 'unreadable') return null
  return { ...initials, version: null, isFallback: true }
}

/** Responds with an icon of the site, or with 404 for a name without an icon. */
export function iconResponse(request: Request, name: string): Promise<Response> {
  return imageResponse(request, async () => (isIconName(name) ? getIcon(name) : null))
}

/** Returns the URL of an icon, which changes with its content. */
export async function iconAddress(name: IconName): Promise<string> {
  const { version } = await originalIcon()
  return `${name === 'favicon.ico' ? '/' : '/media/icon/'}${name}?v=${version}`
}

/** Whether the icon is an SVG, which a browser can show in any size. */
export async function hasVectorIcon(): Promise<boolean> {
  return (await originalIcon()).readSvg !== null
}

/** Draws the icon for use in another image; unlike {@link getIcon} it isn't cached and doesn't queue. */
export async function drawSiteIcon(shape: IconShape): Promise<Buffer> {
  const original = await originalIcon()
  return original.draw(shape).catch(() => initialsIcon().draw(shape))
}

async function load(name: IconName, original: OriginalIcon): Promise<ImageBytes | null | 'unreadable'> {
  const kind = ICONS[name]
  if (kind === SVG) return original.readSvg && imageBytes(SVG, await original.readSvg())
  const made = await sharedImages().get(`icon ${name}\n${original.version}`, {
    name: `icon ${name}`,
    load: () => inConversionQueue(() => make(kind, original)),
  })
  return made ?? 'unreadable'
}

async function make(
  kind: IconShape | typeof ICO,
  { draw }: OriginalIcon,
): Promise<{ type: string; bytes: Buffer }> {
  if (kind !== ICO) return { type: PNG, bytes: await draw(kind) }
  const pictures = await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await draw({ size }) })))
  return { type: ICO, bytes: toIco(pictures) }
}

const HEADER = 6
const ENTRY = 16
const ICON = 1
const BITS_PER_PIXEL = 32

/**
 * Packs square PNG images, no larger than 255 px, into one ICO file, for clients that request /favicon.ico by default.
 */
function toIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(ICON, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(BITS_PER_PIXEL, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const BROWSER_DPI = 72
const INITIALS_SIDE = 64

/** The source that all icons are made from. */
type OriginalIcon = {
  /** Changes with the icon's content. */
  version: string
  /** Null if the source is no SVG. */
  readSvg: (() => Promise<Buffer>) | null
  /** @returns a square PNG */
  draw: (shape: IconShape) => Promise<Buffer>
}

/** Returns the owner's image as it is on disk now, or the initials if there is none. */
async function originalIcon(): Promise<OriginalIcon> {
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
function initialsIcon(): OriginalIcon {
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
/** Minimum size at which an SVG is rendered before it is resized. */
const SVG_SIDE = 512
const USUAL_DENSITY = 72

/**
 * Converts an image to a square PNG: cropped to its subject if it is opaque, else whole.
 * @throws Error if the input is no image
 */
export async function toSquareIcon(
  picture: Uint8Array,
  { size, bleed, safe = 1 }: IconShape,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { isOpaque: cropped } = await (await decode(picture)).stats()
  const background = bleed ? siteColours()['color-surface'].light : CLEAR
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

/** Renders an SVG as large as needed, or turns a photograph upright; both within limits on pixels and time. */
async function decode(picture: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 }
  if (rasterFormat(picture)) return sharp(picture, options).timeout({ seconds: MAX_SECONDS }).autoOrient()
  const { width, height } = await sharp(picture, options).metadata()
  const density = Math.max(USUAL_DENSITY, Math.ceil((USUAL_DENSITY * SVG_SIDE) / Math.min(width, height)))
  return sharp(picture, { ...options, density: Math.min(density, 20_000) }).timeout({ seconds: MAX_SECONDS })
}
