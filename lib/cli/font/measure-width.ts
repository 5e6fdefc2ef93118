import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

/** Of the type that is drawn to be measured. */
const SIZE = 1_000
const context = createCanvas(1, 1).getContext('2d')

/**
 * How wide a text is, in parts of the font's size.
 * @param file of a package, as it is imported
 * @param weight of a variable font
 */
export function measureWidth(text: string, file: string, weight?: number): number {
  if (!GlobalFonts.has(file))
    GlobalFonts.register(readFileSync(createRequire(__filename).resolve(file)), file)
  context.font = `${SIZE}px "${file}"`
  context.fontVariationSettings = weight === undefined ? 'normal' : `'wght' ${weight}`
  return context.measureText(text).width / SIZE
}
