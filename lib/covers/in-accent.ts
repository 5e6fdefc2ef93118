import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tintedBy } from '../site/accent'
import { folders } from '../site/content-folder'
import { owner } from '../site/owner'

const EMPTY = '/images/nothing-here.svg'

/** Returns the address of the drawing for what is empty: its file, or with an accent the drawing itself in its colours. */
export function emptyDrawing(): string {
  if (!owner.site.accent) return EMPTY
  const svg = readFileSync(path.join(/* turbopackIgnore: true */ folders.publicFiles, EMPTY), 'utf8')
  return `data:image/svg+xml,${encodeURIComponent(inAccent(svg))}`
}

/** Replaces the violet hues of a drawn image by the hue of the owner's accent; unchanged without an accent. */
export function inAccent(svg: string): string {
  const { accent } = owner.site
  if (!accent) return svg
  const tinted = new Map<string, string>()
  return svg.replace(/(?<!url\()#[0-9a-f]{6}\b/g, (colour) => {
    tinted.set(colour, tinted.get(colour) ?? tintedBy(accent, colour))
    return tinted.get(colour) ?? colour
  })
}
