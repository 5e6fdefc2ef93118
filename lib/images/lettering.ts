import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { singleSpaces } from '../text/single-spaces'

const FAMILY = 'Site'
const FOLDER = path.join(process.cwd(), 'node_modules/@fontsource-variable/bricolage-grotesque/files')
const SUBSETS = ['latin', 'latin-ext']
/** Characters of the site's font: Latin letters, digits, punctuation, currency and arithmetic signs. */
const DRAWABLE = /[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}+<=>|~^`´¨°©®]/gu

export type Style = { size: number; weight: number; colour: string }

/** Registers the site's font with the canvas library, once. */
export async function registerType(): Promise<void> {
  const { GlobalFonts } = await import('@napi-rs/canvas')
  if (GlobalFonts.has(FAMILY)) return
  for (const subset of SUBSETS)
    GlobalFonts.register(
      readFileSync(path.join(FOLDER, `bricolage-grotesque-${subset}-wght-normal.woff2`)),
      FAMILY,
    )
}

/** Removes characters that the font lacks, such as emoji and other scripts, and collapses the space they leave. */
export function drawable(text: string): string {
  return singleSpaces(text.normalize('NFC').replace(DRAWABLE, ' '))
}

/** Sets size, weight and colour of the text; the weight is an axis of the variable font. */
export function setStyle(context: SKRSContext2D, { size, weight, colour }: Style): void {
  context.font = `${size}px ${FAMILY}`
  context.fontVariationSettings = `'wght' ${weight}`
  context.fillStyle = colour
}

/** Breaks a text into lines no wider than `width` pixels; wider words are broken too. */
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
