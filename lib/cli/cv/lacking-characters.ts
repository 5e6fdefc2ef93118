import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resumeText } from '../../resume/plain-text'
import type { Print } from './printed-variants'

/** The type of the printed CV. */
export const TYPE = '@fontsource/bricolage-grotesque'

/** Its files, each for some characters: those of Western Europe, and those of other languages with Latin letters. */
export const SUBSETS = ['latin', 'latin-ext']

/** Returns the characters that each file of the type is used for, as CSS names them: `U+0000-00FF,U+0131`. */
export function typeRanges(): Record<string, string> {
  return JSON.parse(readFileSync(createRequire(__filename).resolve(`${TYPE}/unicode.json`), 'utf8'))
}

/**
 * Returns a sentence on the characters of CVs that the type lacks; null if it has them all. The browser prints them in a
 * font of the machine that has them, or as an empty box.
 */
export function lackingSentence(prints: readonly Pick<Print, 'source'>[]): string | null {
  const ranges = SUBSETS.flatMap((subset) => typeRanges()[subset]?.split(',') ?? []).map(rangeOf)
  const isInType = (code: number) => ranges.some(([first, last]) => code >= first && code <= last)
  const text = prints.map(({ source }) => resumeText(source.document)).join('')
  const lacking = [...new Set(text)].filter((one) => !isInType(one.codePointAt(0) ?? 0))
  if (lacking.length === 0) return null
  const named = lacking.map((one) => `${one} (U+${codeOf(one)})`).join(', ')
  return `the type of the PDF lacks ${named}; without another font that has them on the machine that prints, they are empty boxes`
}

function rangeOf(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
}
