import 'server-only'
import type { Image } from '../images/image'
import { imageBytes, type ImageBytes, inConversionQueue, sharedImages } from '../images/image-cache'
import { type IconShape, initialsIcon, originalIcon, type OriginalIcon } from './original-icon'

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

export function isIconName(name: string): name is IconName {
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
