import type { Random } from '../../../text/random'
import type { Colourway } from '../colourways'
import { disc, dots, line, num, type Point, ring } from '../draw'

/** Number of nodes in each layer, from left to right. */
const LAYERS: readonly [number[], ...number[][]] = [
  [3, 4, 4, 2],
  [2, 4, 3, 3],
  [3, 5, 3, 1],
  [4, 3, 4, 2],
]

/** Layers of a small network with one highlighted path. */
export function drawNeurons(random: Random, colours: Colourway): string {
  const { main, deep, accent, light, ground, tone } = colours
  const layers = random
    .pick(LAYERS)
    .map((count, layer): Point[] =>
      Array.from({ length: count }, (_, index) => [
        234 + layer * 244 + random.between(-16, 16),
        315 + (index - (count - 1) / 2) * (count > 4 ? 102 : 124) + random.between(-12, 12),
      ]),
    )
  const lit = layers.map((nodes) => nodes[random.whole(0, nodes.length - 1)])
  const links = layers
    .slice(1)
    .flatMap((nodes, layer) => (layers[layer] ?? []).flatMap((from) => nodes.map((to) => segment(from, to))))
  const path = lit.slice(1).map((to, index) => segment(lit[index], to))
  const bodies = layers.flat().map((node) => {
    const [x, y] = node
    const radius = random.between(31, 42)
    if (lit.includes(node))
      return disc(x, y, radius + 14, ground) + ring(x, y, radius + 12, accent, 7) + disc(x, y, radius, accent)
    const hole = random.chance(0.3) ? disc(x, y, radius * 0.4, ground) : ''
    return disc(x, y, radius, random.pick([main, main, light, deep])) + hole
  })
  return (
    disc(random.between(380, 820), random.between(200, 430), random.between(220, 270), tone) +
    dots(56, 56, 4, 5, tone, 34, 10) +
    line(links.join(''), colours.line, 3.5) +
    line(path.join(''), accent, 13) +
    bodies.join('')
  )
}

function segment([x1, y1]: Point = [0, 0], [x2, y2]: Point = [0, 0]): string {
  return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
}
