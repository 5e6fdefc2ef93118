import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  MOSS_DEEP,
  PAPER,
  SAGE,
  SAGE_PALE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import type { Random } from '../../../text/random'

/** The colours of one cover: two for the background, three for the motif and one for thin lines. */
export interface Colourway {
  ground: string
  /** A large, low-contrast shape on the background. */
  tone: string
  main: string
  /** The shaded side of shapes in `main`. */
  deep: string
  accent: string
  light: string
  line: string
}

/** Draws a whole cover, 1200 × 630, from a random generator. */
export type Motif = (random: Random) => string

export const ON_LILAC: Colourway = {
  ground: LILAC_PALE,
  tone: LILAC,
  main: VIOLET,
  deep: VIOLET_DEEP,
  accent: TERRACOTTA,
  light: CREAM,
  line: INK,
}
export const ON_VIOLET: Colourway = {
  ground: VIOLET,
  tone: VIOLET_DEEP,
  main: APRICOT,
  deep: TERRACOTTA,
  accent: SAGE,
  light: LILAC_PALE,
  line: INK,
}
export const ON_INK: Colourway = {
  ground: INK,
  tone: INK_SOFT,
  main: VIOLET,
  deep: VIOLET_DEEP,
  accent: APRICOT,
  light: LILAC_PALE,
  line: LILAC,
}
export const ON_SAND: Colourway = {
  ground: SAND,
  tone: SAND_DEEP,
  main: TERRACOTTA,
  deep: TERRACOTTA_DEEP,
  accent: VIOLET,
  light: CREAM,
  line: INK,
}
export const ON_APRICOT: Colourway = {
  ground: APRICOT_PALE,
  tone: APRICOT,
  main: VIOLET,
  deep: VIOLET_DEEP,
  accent: TERRACOTTA,
  light: PAPER,
  line: INK,
}
export const ON_SAGE: Colourway = {
  ground: SAGE_PALE,
  tone: SAGE,
  main: MOSS,
  deep: MOSS_DEEP,
  accent: TERRACOTTA,
  light: CREAM,
  line: INK,
}
export const ON_MOSS: Colourway = {
  ground: MOSS_DEEP,
  tone: MOSS,
  main: SAGE,
  deep: MOSS,
  accent: APRICOT,
  light: SAGE_PALE,
  line: PAPER,
}
export const ON_TERRACOTTA: Colourway = {
  ground: TERRACOTTA,
  tone: TERRACOTTA_DEEP,
  main: APRICOT_PALE,
  deep: APRICOT,
  accent: VIOLET_DEEP,
  light: CREAM,
  line: INK,
}
