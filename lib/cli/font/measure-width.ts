import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

/** Font size at which text is measured. */
const SIZE = 1_000
const context = createCanvas(1, 1).getContext('2d')

/**
 * Returns the width of a text as a fraction of the font size.
 * @param file a font file's import path, within its package
 * @param weight weight of a variable font
 */
export function measureWidth(text: string, file: string, weight?: number): number {
  if (!GlobalFonts.has(file))
    GlobalFonts.register(readFileSync(createRequire(__filename).resolve(file)), file)
  context.font = `${SIZE}px "${file}"`
  context.fontVariationSettings = weight === undefined ? 'normal' : `'wght' ${weight}`
  return context.measureText(text).width / SIZE
}
