import type { THEME_COLOURS } from './theme-colours'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export type ColourToken = keyof typeof THEME_COLOURS

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
