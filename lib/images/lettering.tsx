import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import type { Font, SatoriOptions } from 'satori'
import { processWide } from '../site/once'
import { singleSpaces } from '../text/folding'

/** The site's font, and behind it one that has most signs and scripts. */
const USUAL = [
  ['Site', 500, 'bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff'],
  ['Site', 700, 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'],
  ['Site more', 500, 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-500-normal.woff'],
  ['Site more', 700, 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'],
] as const
const BEHIND = [
  ['Behind', 500, 'dejavu-sans/files/dejavu-sans-latin-400-normal.woff'],
  ['Behind', 700, 'dejavu-sans/files/dejavu-sans-latin-700-normal.woff'],
] as const
export const FONT_FAMILY = 'Site, Site more, Behind'

/** Characters that the site's font has: Latin letters, general punctuation and the euro. */
const OF_SITE = /^[\p{Zs}!-~¡-ſ‐-‧‹›€]*$/u
/** Emoji, which are decoration: a text says the same without them. Also their joiners, and the frames of keycaps. */
const EMOJI =
  /(?:\u{200D}?(?:\p{Extended_Pictographic}\u{FE0F}|\p{Emoji_Presentation}))+|[\u{FE0F}\u{20E3}]/gu

/** More than fits on any picture. */
const MAX_TEXT = 600

type Look = Pick<SatoriOptions, 'onNodeDetected' | 'loadAdditionalAsset'> & { width: number; height: number }

/**
 * Sets text as outlines in the site's font.
 * @param words all of the text, from which the fonts are chosen
 * @returns an SVG document
 */
export async function setText(text: ReactNode, words: string, look: Look): Promise<string> {
  const { default: satori } = await import('satori')
  return satori(text, { ...look, fonts: OF_SITE.test(words) ? usualFonts() : allFonts() })
}

/** Returns a text as it is written on a picture: composed, on one line, without emoji and control characters. */
export function writable(text: string): string {
  const composed = text.slice(0, MAX_TEXT).normalize('NFC').replace(EMOJI, '')
  return singleSpaces(composed.replace(/[\p{Cc}\p{Cs}]/gu, ' '))
}

/**
 * Returns the characters of a title that no font has, because of which its preview doesn't show it; an empty text for a
 * title that is shown.
 */
export async function unwritable(title: string): Promise<string> {
  const words = writable(title)
  const missing = new Set<string>()
  const loadAdditionalAsset = async (_script: string, segment: string) => {
    for (const character of segment) missing.add(character)
    return []
  }
  const text = <div style={{ fontFamily: FONT_FAMILY }}>{words}</div>
  if (!OF_SITE.test(words)) await setText(text, words, { width: 1_000, height: 1_000, loadAdditionalAsset })
  return [...missing].join('')
}

// The library keeps what it has read of a list of fonts, so each list is made once.
const usualFonts = () => processWide('usual-fonts', () => USUAL.map(readFont))
const allFonts = () => processWide('all-fonts', () => [...usualFonts(), ...BEHIND.map(readFont)])

function readFont([name, weight, file]: (typeof USUAL | typeof BEHIND)[number]): Font {
  const folder = path.join(process.cwd(), 'node_modules/@fontsource')
  return { name, weight, data: readFileSync(path.join(folder, file)) }
}
