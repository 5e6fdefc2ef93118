import { coloursOf } from './accent'
import type { ColourToken } from './colour-pairs'
import { THEME_COLOURS } from './theme-colours'

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
