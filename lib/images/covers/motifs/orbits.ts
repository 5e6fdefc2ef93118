import type { Random } from '../../../text/random'
import type { Colourway } from '../colourways'
import { disc, discPath, dots, hatchIn, loop, onCircle, ring, shape, turned } from '../draw'

/** Bodies on three crossed orbits around a core. */
export function drawOrbits(random: Random, colours: Colourway): string {
  const { main, deep, accent, light, tone, ground, line: thin } = colours
  const turn = random.between(0, 60)
  const [rx, ry] = [random.between(278, 294), random.between(96, 124)]
  const orbits = [accent, main, light].map((fill, index) => {
    const [x, y] = onCircle(0, 0, 1, random.between(-46, 46) + random.pick([0, 180]))
    const radius = random.between(28, 46)
    const body = disc(x * rx, y * ry, radius + 12, ground) + disc(x * rx, y * ry, radius, fill)
    return turned(600, 315, turn + index * 60, loop(rx, ry, thin, 11) + body)
  })
  const corner = discPath(random.chance(0.5) ? 130 : 1070, random.between(100, 530), 84)
  return (
    disc(600, 315, 250, tone) +
    hatchIn(corner, [0, 0, 1200, 630], tone, 22, 6) +
    dots(random.chance(0.5) ? 72 : 950, random.between(70, 400), 6, 5, tone, 36, 11) +
    orbits.join('') +
    disc(600, 315, 74, main) +
    shape('M600 241a74 74 0 0 1 0 148z', deep) +
    ring(600, 315, 96, thin, 9)
  )
}
