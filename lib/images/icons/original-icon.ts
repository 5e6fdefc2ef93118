import 'server-only'
import { readFile } from 'node:fs/promises'
import { owner } from '../../site/owner'
import { findOwnerFile } from '../../site/owner-files'
import { fileVersion } from '../own-file'
import { initialsOf } from './initials'
import { drawInitials, initialsVersion } from './initials-icon'
import { type IconShape, toSquareIcon } from './square'

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
