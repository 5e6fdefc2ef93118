import { foldToPlain } from '../text/folding'
import { hashText } from '../text/random'
import { THEME_COLOURS } from '../site/theme-colours'

/**
 * The colours of all drawn images, the same in both themes: the theme's tokens for light paper and cream, own values
 * for the rest. An owner's accent replaces violet and ink after an image is drawn.
 */
export const PAPER = THEME_COLOURS['color-paper'].light
export const CREAM = THEME_COLOURS['color-surface'].light
export const SAND = '#f0e4d1'
export const SAND_DEEP = '#dfc9a8'

export const INK = '#1d1936'
export const INK_SOFT = '#38325f'

export const VIOLET = '#7470f0'
export const VIOLET_DEEP = '#4c46bd'
export const LILAC = '#b9b6fa'
export const LILAC_PALE = '#e2e0fd'

export const APRICOT = '#f5b285'
export const APRICOT_PALE = '#fbdcc4'
export const TERRACOTTA = '#dd6b48'
export const TERRACOTTA_DEEP = '#b34a2e'

export const MOSS = '#5f8558'
export const MOSS_DEEP = '#34543b'
export const SAGE = '#b4caa3'
export const SAGE_PALE = '#dde8d2'

/**
 * The colours of a cover.
 * @param tone a large, low-contrast shape on the ground
 * @param deep the shaded side of shapes in `main`
 * @param line thin lines
 * @param night ground, tone and line on a page in the dark theme, where large light areas would dazzle
 */
export type Colourway = {
  ground: string
  tone: string
  main: string
  deep: string
  accent: string
  light: string
  line: string
  night?: readonly [ground: string, tone: string, line: string]
}

const LILACS: Colourway = {
  ground: LILAC_PALE,
  tone: LILAC,
  main: VIOLET,
  deep: VIOLET_DEEP,
  accent: TERRACOTTA,
  light: CREAM,
  line: INK,
  night: [INK_SOFT, '#4a4480', LILAC],
}
const VIOLETS: Colourway = {
  ground: VIOLET,
  tone: VIOLET_DEEP,
  main: APRICOT,
  deep: TERRACOTTA,
  accent: SAGE,
  light: LILAC_PALE,
  line: INK,
}
const INKS: Colourway = {
  ground: INK,
  tone: INK_SOFT,
  main: VIOLET,
  deep: VIOLET_DEEP,
  accent: APRICOT,
  light: LILAC_PALE,
  line: LILAC,
}
const SANDS: Colourway = {
  ground: SAND,
  tone: SAND_DEEP,
  main: TERRACOTTA,
  deep: TERRACOTTA_DEEP,
  accent: VIOLET,
  light: CREAM,
  line: INK,
  night: ['#41362b', '#57493a', SAND_DEEP],
}
const APRICOTS: Colourway = {
  ground: APRICOT_PALE,
  tone: APRICOT,
  main: VIOLET,
  deep: VIOLET_DEEP,
  accent: TERRACOTTA,
  light: PAPER,
  line: INK,
  night: ['#4b3029', '#643f33', APRICOT],
}
const SAGES: Colourway = {
  ground: SAGE_PALE,
  tone: SAGE,
  main: MOSS,
  deep: MOSS_DEEP,
  accent: TERRACOTTA,
  light: CREAM,
  line: INK,
  night: ['#1f3127', '#2c4535', SAGE],
}
const MOSSES: Colourway = {
  ground: MOSS_DEEP,
  tone: MOSS,
  main: SAGE,
  deep: MOSS,
  accent: APRICOT,
  light: SAGE_PALE,
  line: PAPER,
}
const TERRACOTTAS: Colourway = {
  ground: TERRACOTTA,
  tone: TERRACOTTA_DEEP,
  main: APRICOT_PALE,
  deep: APRICOT,
  accent: VIOLET_DEEP,
  light: CREAM,
  line: INK,
}

const ALL = [LILACS, VIOLETS, INKS, SANDS, APRICOTS, SAGES, MOSSES, TERRACOTTAS]

/** Tags with colours of their own, folded to lower case without accents; every other tag has those of its hash. */
const BY_TAG = new Map<string, Colourway>(
  (
    [
      [VIOLETS, 'javascript typescript desarrollo development web html css frontend proyectos'],
      [LILACS, 'react next nextjs next.js vue node node.js nodejs app'],
      [INKS, 'php java backend api tecnologia tech'],
      [SAGES, 'sql mysql postgresql postgres sqlite mongodb bases-de-datos base-de-datos datos'],
      [MOSSES, 'green-software green sostenibilidad green-skills energia medio-ambiente'],
      [APRICOTS, 'machine-learning aprendizaje-automatico ml ia ai llm rag python inteligencia-artificial'],
      [SANDS, 'personal viajes senderismo vida deporte tutoriales tutorials tutorial guia guias'],
      [TERRACOTTAS, 'arduino raspberry-pi raspberry electronica hardware iot'],
    ] as const
  ).flatMap(([colours, tags]) => tags.split(' ').map((tag): [string, Colourway] => [tag, colours])),
)

/** Returns the colours of a tag; those of `#Green Software` and `green_software` are the same. */
export function colourwayOf(tag: string): Colourway {
  const plain = foldToPlain(tag)
    .trim()
    .replace(/^#+/, '')
    .replace(/[\s_]+/g, '-')
  return BY_TAG.get(plain) ?? ALL[hashText(plain) % ALL.length] ?? LILACS
}
