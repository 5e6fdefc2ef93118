import { disc, line, num, rect, ring, type Point } from '../draw'
import type { Random } from '../../../text/random'
import { dots } from '../texture'
import { ON_APRICOT, ON_INK, ON_LILAC, ON_SAND, ON_VIOLET } from './colourway'

const ORIGIN: Point = [0, 0]

/** Number of neurons in each layer, from left to right. */
const LAYERS: readonly [number[], ...number[][]] = [
  [3, 4, 4, 2],
  [2, 4, 3, 3],
  [3, 5, 3, 1],
  [4, 3, 4, 2],
]

/** Layers of a small neural network with one highlighted path. */
export function drawNeurons(random: Random): string {
  const ink = random.pick([ON_INK, ON_VIOLET, ON_LILAC, ON_SAND, ON_APRICOT])
  const layers = random
    .pick(LAYERS)
    .map((count, layer): Point[] =>
      Array.from({ length: count }, (_, index) => [
        234 + layer * 244 + random.between(-16, 16),
        315 + (index - (count - 1) / 2) * (count > 4 ? 102 : 124) + random.between(-12, 12),
      ]),
    )
  const lit = layers.map((nodes) => random.whole(0, nodes.length - 1))
  const links = layers
    .slice(1)
    .flatMap((nodes, layer) => (layers[layer] ?? []).flatMap((from) => nodes.map((to) => segment(from, to))))
  const path: Point[] = layers.map((nodes, layer) => nodes[lit[layer] ?? 0] ?? ORIGIN)
  const bodies = layers.flatMap((nodes, layer) =>
    nodes.map(([x, y], index) => {
      const radius = random.between(31, 42)
      if (lit[layer] === index)
        return (
          disc(x, y, radius + 14, ink.ground) +
          ring(x, y, radius + 12, ink.accent, 7) +
          disc(x, y, radius, ink.accent)
        )
      const fill = random.pick([ink.main, ink.main, ink.light, ink.deep])
      return disc(x, y, radius, fill) + (random.chance(0.3) ? disc(x, y, radius * 0.4, ink.ground) : '')
    }),
  )
  return (
    rect(0, 0, 1200, 630, ink.ground) +
    disc(random.between(380, 820), random.between(200, 430), random.between(220, 270), ink.tone) +
    dots(56, 56, 4, 5, ink.tone, 34, 10) +
    line(links.join(''), ink.line === ink.light ? ink.main : ink.line, 3.5) +
    line(
      path
        .slice(1)
        .map((to, index) => segment(path[index] ?? to, to))
        .join(''),
      ink.accent,
      13,
    ) +
    bodies.join('')
  )
}

function segment([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
}
