import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRandom, hashText, type Random } from '../text/random'
import { picture, rect } from './draw'
import { type Colourway, drawBrackets, drawMosaic, drawOrbits, drawSteps } from './motifs'
import { tintedBy } from '../site/accent'
import type { Cover } from '../content/types'
import { folders } from '../site/content-folder'
import { owner } from '../site/owner'
import { foldToPlain } from '../text/folding'
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

type Row = [
  ground: string,
  tone: string,
  main: string,
  deep: string,
  accent: string,
  light: string,
  line: string,
]

function colourway(
  [ground, tone, main, deep, accent, light, line]: Row,
  night?: Colourway['night'],
): Colourway {
  return { ground, tone, main, deep, accent, light, line, night }
}

const LILACS = colourway(
  [LILAC_PALE, LILAC, VIOLET, VIOLET_DEEP, TERRACOTTA, CREAM, INK],
  [INK_SOFT, '#4a4480', LILAC],
)
const VIOLETS = colourway([VIOLET, VIOLET_DEEP, APRICOT, TERRACOTTA, SAGE, LILAC_PALE, INK])
const INKS = colourway([INK, INK_SOFT, VIOLET, VIOLET_DEEP, APRICOT, LILAC_PALE, LILAC])
const SANDS = colourway(
  [SAND, SAND_DEEP, TERRACOTTA, TERRACOTTA_DEEP, VIOLET, CREAM, INK],
  ['#41362b', '#57493a', SAND_DEEP],
)
const APRICOTS = colourway(
  [APRICOT_PALE, APRICOT, VIOLET, VIOLET_DEEP, TERRACOTTA, PAPER, INK],
  ['#4b3029', '#643f33', APRICOT],
)
const SAGES = colourway(
  [SAGE_PALE, SAGE, MOSS, MOSS_DEEP, TERRACOTTA, CREAM, INK],
  ['#1f3127', '#2c4535', SAGE],
)
const MOSSES = colourway([MOSS_DEEP, MOSS, SAGE, MOSS, APRICOT, SAGE_PALE, PAPER])
const TERRACOTTAS = colourway([TERRACOTTA, TERRACOTTA_DEEP, APRICOT_PALE, APRICOT, VIOLET_DEEP, CREAM, INK])

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
      [APRICOTS, 'machine-learning ml ia ai llm rag python inteligencia-artificial'],
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

/** Draws a cover, 1200 × 630, on its ground. */
type Motif = (random: Random, colours: Colourway) => string

const MOTIFS: readonly Motif[] = [drawBrackets, drawOrbits, drawSteps, drawMosaic]

const VIEW = { width: 1200, height: 630 }

/**
 * An abstract cover for an article or a project without an image. The tag selects the colours, the place the motif, and
 * the title seeds all random choices: equal arguments give equal covers. None is drawn as text, so any string is safe.
 * @returns an opaque SVG document without text, 1200 × 630
 */
export function drawCover({ title, tag, place }: Cover): string {
  const colours = colourwayOf(tag)
  const motif = MOTIFS[(place ?? hashText(title)) % MOTIFS.length] ?? drawMosaic
  const body = rect(0, 0, VIEW.width, VIEW.height, colours.ground) + motif(createRandom(title), colours)
  return inAccent(picture(VIEW, atNight(colours) + body))
}

/** A stylesheet with the colours for pages in the dark theme. */
function atNight({ ground, tone, line, night }: Colourway): string {
  if (!night) return ''
  const rules = [ground, tone, line].map(
    (day, index) => `[fill="${day}"]{fill:${night[index]}}[stroke="${day}"]{stroke:${night[index]}}`,
  )
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
}

const EMPTY = '/images/nothing-here.svg'

/** Returns the address of the drawing for what is empty: its file, or with an accent the drawing itself in its colours. */
export function emptyDrawing(): string {
  if (!owner.site.accent) return EMPTY
  const svg = readFileSync(path.join(/* turbopackIgnore: true */ folders.publicFiles, EMPTY), 'utf8')
  return `data:image/svg+xml,${encodeURIComponent(inAccent(svg))}`
}

/** Replaces the violet hues of a drawn image by the hue of the owner's accent; unchanged without an accent. */
export function inAccent(svg: string): string {
  const { accent } = owner.site
  if (!accent) return svg
  const tinted = new Map<string, string>()
  return svg.replace(/(?<!url\()#[0-9a-f]{6}\b/g, (colour) => {
    tinted.set(colour, tinted.get(colour) ?? tintedBy(accent, colour))
    return tinted.get(colour) ?? colour
  })
}
