import 'server-only'
import { createRandom, hashText, type Random } from '../text/random'
import { type Colourway, colourwayOf } from './colourways'
import { picture, rect } from './draw'
import { inAccent } from './in-accent'
import { drawBrackets, drawLeaves, drawMosaic, drawNeurons, drawOrbits, drawSteps } from './motifs'
import type { Cover } from '../content/types'

/** Draws a cover, 1200 × 630, on its ground. */
type Motif = (random: Random, colours: Colourway) => string

const MOTIFS: readonly Motif[] = [drawBrackets, drawOrbits, drawLeaves, drawSteps, drawNeurons, drawMosaic]

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
