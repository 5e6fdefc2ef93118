import { drawBlueprint } from './motifs/blueprint'
import { drawBrackets } from './motifs/brackets'
import { drawCircuit } from './motifs/circuit'
import type { Motif } from './motifs/colourway'
import { drawCylinders } from './motifs/cylinders'
import { drawHills } from './motifs/hills'
import { drawLeaves } from './motifs/leaves'
import { drawMosaic } from './motifs/mosaic'
import { drawNeurons } from './motifs/neurons'
import { drawOrbits } from './motifs/orbits'
import { drawSteps } from './motifs/steps'
import { picture } from './draw'
import { inAccent } from './in-accent'
import { foldToPlain } from '../../text/folding'
import { createRandom } from '../../text/random'

const VIEW = { width: 1200, height: 630 }

/** Tags of each motif, folded to lower case without accents; any other tag gets the mosaic. */
const MOTIFS = new Map<string, Motif>(
  (
    [
      [
        drawBrackets,
        'javascript typescript desarrollo development web html css java codigo frontend backend api',
      ],
      [drawOrbits, 'react next nextjs next.js vue componentes node node.js nodejs'],
      [drawCylinders, 'sql php mysql postgresql postgres sqlite mongodb bases-de-datos base-de-datos datos'],
      [drawLeaves, 'green-software green sostenibilidad green-skills energia medio-ambiente'],
      [drawNeurons, 'machine-learning ml ia ai llm rag python tecnologia tech inteligencia-artificial'],
      [drawHills, 'personal viajes senderismo vida deporte'],
      [drawBlueprint, 'proyectos projects proyecto portfolio diseno arquitectura'],
      [drawSteps, 'tutoriales tutorials tutorial guia guias aprendizaje'],
      [drawCircuit, 'arduino raspberry-pi raspberry electronica hardware iot'],
    ] as const
  ).flatMap(([motif, tags]) => tags.split(' ').map((tag): [string, Motif] => [tag, motif])),
)

/**
 * An abstract cover for an article or a project without an image. The tag selects motif and colours, the title seeds
 * all random choices: equal arguments give equal covers. Neither is drawn as text, so any string is safe.
 * @param size in pixels; proportions other than 1200 × 630 are cropped around the centre
 * @returns an opaque SVG document without text
 */
export function drawCover(
  { title, tag }: { title: string; tag: string },
  size: { width: number; height: number } = VIEW,
): string {
  const motif = MOTIFS.get(plain(tag)) ?? drawMosaic
  return inAccent(picture(VIEW, motif(createRandom(title)), size))
}

/** Normalises a tag: `#Green Software` and `green_software` equal `green-software`. */
function plain(tag: string): string {
  return foldToPlain(tag)
    .trim()
    .replace(/^#+/, '')
    .replace(/[\s_]+/g, '-')
}
