import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

const FAMILY = 'Site'
const FOLDER = path.join(process.cwd(), 'node_modules/@fontsource-variable/bricolage-grotesque/files')
const SUBSETS = ['latin', 'latin-ext']
/** What the site's type can draw: Latin letters, digits, punctuation, signs of currency and arithmetic. */
const DRAWABLE = /[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}+<=>|~^`´¨°©®]/gu

export type Style = { size: number; weight: number; colour: string }

/** Makes the site's own type known to the canvas, once. */
export function registerType(): void {
  if (GlobalFonts.has(FAMILY)) return
  for (const subset of SUBSETS)
    GlobalFonts.register(
      readFileSync(path.join(FOLDER, `bricolage-grotesque-${subset}-wght-normal.woff2`)),
      FAMILY,
    )
}

/** A text as the type can draw it: emoji and other scripts are left out, what they leave is closed up. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(DRAWABLE, ' ').replace(/\s+/g, ' ').trim()
}

/** Sets size, weight and colour; the weight is an axis of the variable file, not a face of its own. */
export function setStyle(context: SKRSContext2D, { size, weight, colour }: Style): void {
  context.font = `${size}px ${FAMILY}`
  context.fontVariationSettings = `'wght' ${weight}`
  context.fillStyle = colour
}

/** Breaks a text into lines no wider than `width` pixels; a word that is wider is broken too. */
export function breakLines(context: SKRSContext2D, text: string, width: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => breakWord(one, fits))) {
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer)) lines.push(line)
    line = line && fits(longer) ? longer : word
  }
  return line ? [...lines, line] : lines
}

function breakWord(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
