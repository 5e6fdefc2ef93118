import { coloursOf } from './accent'
import type { ColourToken } from './colour-pairs'
import { THEME_COLOURS } from './theme-colours'

/** Matches exactly what {@link accentStyle} writes: custom properties that hold two colours. */
const COLOURS_ALONE = /^:root:root\{(?:--[a-z0-9-]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);)+\}$/

/**
 * Returns the CSS rule that gives a page the colours of an accent: the tokens that differ from app/tokens.css. Its
 * selector is more specific than the one there, so the order of the two doesn't matter.
 * @returns null without an accent
 */
export function accentStyle(accent: string | null): string | null {
  if (accent === null) return null
  const colours = coloursOf(accent)
  const changed = (Object.keys(colours) as ColourToken[]).filter(
    (token) =>
      colours[token].light !== THEME_COLOURS[token].light ||
      colours[token].dark !== THEME_COLOURS[token].dark,
  )
  const declarations = changed.map(
    (token) => `--${token}:light-dark(${colours[token].light},${colours[token].dark});`,
  )
  return `:root:root{${declarations.join('')}}`
}

/**
 * Whether a stylesheet only assigns colours to custom properties, so that a page may include it whatever its origin.
 */
export function isAccentStyle(css: string): boolean {
  return COLOURS_ALONE.test(css)
}
