import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori'
import { LRUCache } from 'lru-cache'
import { THEME_COLOURS } from './theme-colours'

/** Every colour token in both themes, as `#rrggbb`. */
export type ThemeColours = Record<ColourToken, Record<Theme, string>>

/** A pair with too little contrast. */
type LowContrast = ColourPair & { theme: Theme; ratio: number }

/** Range of hues around the shipped accent, tinted greys included; colours within it take the owner's hue. */
const FAMILY_HUES = [270, 310] as const
/** Tokens that show the owner's colour unchanged in the light theme. */
const EXACT: ColourToken[] = ['color-accent', 'color-accent-solid', 'color-focus', 'code-keyword']
/** How much darker a hovered link becomes, in OKLCH lightness; a colour near black becomes as much lighter. */
const HOVER_STEP = 0.08
/** Minimum OKLCH chroma of a vivid colour: colours derived from one are as vivid as the shipped ones. */
const VIVID = 0.12
/** Precision of the search for the nearest accent, in OKLCH lightness. */
const STEP = 0.005
const BLACK = '#000000'

const toOklch = converter('oklch')
/** Deriving takes some milliseconds, and every page asks for its colours. */
const palettes = new LRUCache<string, ThemeColours>({ max: 500 })

/**
 * Returns the colour tokens of a site with this accent. The light theme shows the accent unchanged. All colours of the
 * shipped accent's hue, tinted greys too, take the owner's hue at the shipped lightness, on which contrast depends
 * almost alone.
 * @param accent `#rrggbb`; null for the shipped colours
 */
export function coloursOf(accent: string | null): ThemeColours {
  if (accent === null) return THEME_COLOURS
  const known = palettes.get(accent)
  if (known) return known
  const colours = derive(accent)
  palettes.set(accent, colours)
  return colours
}

/**
 * Returns the pair of a palette that misses its required contrast by most; null when every pair has it, in both themes.
 */
export function lowestContrast(colours: ThemeColours): LowContrast | null {
  const low = THEMES.flatMap((theme) =>
    COLOUR_PAIRS.map((pair) => ({ ...pair, theme, ratio: ratioOf(pair, theme, colours) })),
  ).filter(({ ratio, needed }) => ratio < needed)
  return low.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0] ?? null
}

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
 * Returns the nearest readable accent: of the same hue, and hardly darker than necessary.
 * @returns the accent itself when it is readable
 */
export function nearestAccent(accent: string): string {
  if (isReadable(accent)) return accent
  const given = oklch(accent)
  let nearest = BLACK
  for (let [dark, light] = [0, given.l]; light - dark > STEP;) {
    const middle = (dark + light) / 2
    const candidate = hex({ ...given, l: middle })
    if (isReadable(candidate)) [nearest, dark] = [candidate, middle]
    else light = middle
  }
  return nearest
}

/**
 * Returns why an accent can't be used, and which one can, as the end of a sentence that begins with `should be`; null
 * for a readable one. Colours in other forms, such as `#0f0`, `0b6e4f` or `green`, are told as what they would be.
 */
export function accentProblem(accent: string): string | null {
  if (!/^#[0-9a-f]{6}$/.test(accent)) {
    const meant = formatHex(parse(accent))
    return `a colour such as #0b6e4f, or null${meant ? `; "${accent}" is ${nearestAccent(meant)}` : ''}`
  }
  const low = lowestContrast(coloursOf(accent))
  if (!low) return null
  const { front, ground, theme, ratio, needed } = low
  const contrast = Math.floor(ratio * 100) / 100
  return (
    `a colour that can be read: with this one ${front} on ${ground} has a contrast of ${contrast} to 1 in the ` +
    `${theme} theme, and ${needed} is needed; the nearest that works is ${nearestAccent(accent)}`
  )
}

function isReadable(accent: string): boolean {
  return lowestContrast(coloursOf(accent)) === null
}

/** Shifts a colour of the shipped accent's hue to the hue of another accent; returns any other colour unchanged. */
export function tintedBy(accent: string, shipped: string): string {
  return isOfFamily(shipped) ? inHueOf(oklch(accent), shipped) : shipped
}

function derive(accent: string): ThemeColours {
  const colours = structuredClone(THEME_COLOURS) as ThemeColours
  const tokens = Object.keys(THEME_COLOURS) as ColourToken[]
  for (const theme of THEMES)
    for (const token of tokens) colours[token][theme] = tintedBy(accent, THEME_COLOURS[token][theme])
  for (const token of EXACT) colours[token].light = accent
  colours['color-accent-hover'].light = hoverOf(oklch(accent))
  return colours
}

function isOfFamily(shipped: string): boolean {
  const { h = 0 } = oklch(shipped)
  return h >= FAMILY_HUES[0] && h <= FAMILY_HUES[1]
}

function inHueOf(seed: Oklch, shipped: string): string {
  const { l, c } = oklch(shipped)
  return hex({ mode: 'oklch', l, c: c * Math.min(1, seed.c / VIVID), h: seed.h })
}

function hoverOf(seed: Oklch): string {
  return hex({ ...seed, l: seed.l > 2 * HOVER_STEP ? seed.l - HOVER_STEP : seed.l + HOVER_STEP })
}

function ratioOf({ front, ground }: ColourPair, theme: Theme, colours: ThemeColours): number {
  return wcagContrast(colours[front][theme], colours[ground][theme])
}

function oklch(colour: string): Oklch {
  return toOklch(colour) ?? { mode: 'oklch', l: 0, c: 0 }
}

/** Converts a colour to hexadecimal, with as much of its chroma as sRGB has at this lightness and hue. */
function hex(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'))
}

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
type ColourToken = keyof typeof THEME_COLOURS

/** Two adjacent colours, and the contrast that WCAG 2.2 AA requires between them. */
export type ColourPair = { front: ColourToken; ground: ColourToken; needed: number }

const GROUNDS = ['color-paper', 'color-surface', 'color-sunken'] as const
const BADGES = ['primary', 'success', 'info', 'warning', 'secondary', 'dark', 'outline-secondary'] as const
const CODE = ['comment', 'keyword', 'string', 'number', 'name', 'tag'] as const
/** Excludes keywords, which an owner's accent colours: in changed lines they have the colour of text. */
const CHANGED_CODE = ['comment', 'string', 'number', 'name', 'tag'] as const
const ALERTS = ['info', 'success', 'primary', 'warning'] as const
const ON_ALL_GROUNDS = ['color-text', 'color-text-muted', 'color-accent', 'color-accent-hover'] as const
const EDGES = ['color-line-strong', 'color-focus', 'color-accent-solid'] as const

/** Every text token with its backgrounds: WCAG 1.4.3. */
export const TEXT_PAIRS: ColourPair[] = [
  ...ON_ALL_GROUNDS.flatMap((front) => GROUNDS.map((ground) => text(front, ground))),
  text('color-text', 'color-accent-soft'),
  text('color-text', 'color-mark'),
  text('color-text', 'color-danger-soft'),
  text('color-accent-hover', 'color-accent-soft'),
  text('color-accent', 'color-accent-soft'),
  text('color-on-accent', 'color-accent-solid'),
  text('color-on-accent', 'color-accent-hover'),
  text('color-paper', 'color-text'),
  text('color-danger', 'color-danger-soft'),
  ...BADGES.map((badge) => text(`badge-${badge}-text`, `badge-${badge}-ground`)),
  ...ALERTS.map((badge) => text('color-text', `badge-${badge}-ground`)),
  ...CODE.flatMap((part) => [
    text(`code-${part}`, 'color-sunken'),
    text(`code-${part}`, 'color-accent-soft'),
  ]),
  ...CHANGED_CODE.flatMap((part) => [
    text(`code-${part}`, 'code-added-ground'),
    text(`code-${part}`, 'code-removed-ground'),
  ]),
]

/** Borders of controls, and the focus ring: WCAG 1.4.11. */
export const EDGE_PAIRS: ColourPair[] = EDGES.flatMap((front) =>
  GROUNDS.map((ground) => ({ front, ground, needed: 3 })),
)

/** All pairs that are checked for an owner's accent. */
export const COLOUR_PAIRS: ColourPair[] = [...TEXT_PAIRS, ...EDGE_PAIRS]

function text(front: ColourToken, ground: ColourToken): ColourPair {
  return { front, ground, needed: 4.5 }
}
