import { disc, line, num, rect, ring } from '../draw'
import { discPath, onCircle } from '../outline'
import type { Random } from '../../../text/random'
import { dots, hatchIn } from '../texture'
import { ON_APRICOT, ON_INK, ON_LILAC, ON_SAND, type Colourway } from './colourway'

/** The motif for React: bodies on crossed orbits, or a tree of components. */
export function drawOrbits(random: Random): string {
  const ink = random.pick([ON_LILAC, ON_INK, ON_SAND, ON_APRICOT])
  return (
    rect(0, 0, 1200, 630, ink.ground) + (random.chance(0.5) ? orbits(random, ink) : components(random, ink))
  )
}

function orbits(random: Random, ink: Colourway): string {
  const turn = random.between(0, 60)
  const [rx, ry] = [random.between(278, 294), random.between(96, 124)]
  const bodies = [ink.accent, ink.main, ink.light]
  const paths = [0, 60, 120].map((step, index) => {
    const [x, y] = onCircle(0, 0, 1, random.between(-46, 46) + random.pick([0, 180]))
    const radius = random.between(28, 46)
    const fill = bodies[index] ?? ink.main
    return (
      `<g transform="translate(600 315) rotate(${num(turn + step)})"><ellipse rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${ink.line}" stroke-width="11"/>` +
      `${disc(x * rx, y * ry, radius + 12, ink.ground)}${disc(x * rx, y * ry, radius, fill)}</g>`
    )
  })
  return (
    disc(600, 315, 250, ink.tone) +
    hatchIn(
      discPath(random.chance(0.5) ? 130 : 1070, random.between(100, 530), 84),
      [0, 0, 1200, 630],
      ink.tone,
      22,
      6,
    ) +
    dots(random.chance(0.5) ? 72 : 950, random.between(70, 400), 6, 5, ink.tone, 36, 11) +
    paths.join('') +
    disc(600, 315, 74, ink.main) +
    `<path d="M600 241a74 74 0 0 1 0 148z" fill="${ink.deep}"/>` +
    ring(600, 315, 96, ink.line, 9)
  )
}

function components(random: Random, ink: Colourway): string {
  const parents = [330, 600, 870]
  const fills = [ink.main, ink.accent, ink.light]
  let links = ''
  let boxes = ''
  parents.forEach((x, index) => {
    links += `M600 170V${236}H${x}V300`
    const width = random.between(140, 200)
    boxes += card(x - width / 2, 270, width, 92, fills[(index + random.whole(0, 2)) % 3] ?? ink.main, ink)
    const children = random.whole(1, 3)
    for (let child = 0; child < children; child += 1) {
      const childX = x + (child - (children - 1) / 2) * 92
      links += `M${x} 360V412H${num(childX)}V470`
      boxes += random.chance(0.5)
        ? disc(childX, 478, 34, random.pick([ink.main, ink.accent, ink.deep]))
        : rect(childX - 32, 446, 64, 64, random.pick([ink.main, ink.light, ink.deep]), 16)
    }
  })
  return (
    disc(600, random.between(260, 380), random.between(250, 300), ink.tone) +
    dots(70, 80, 6, 4, ink.tone, 34, 10) +
    dots(970, 80, 6, 4, ink.tone, 34, 10) +
    line(links, ink.line, 9) +
    card(470, 88, 260, 108, ink.main, ink) +
    boxes
  )
}

function card(x: number, y: number, width: number, height: number, fill: string, ink: Colourway): string {
  const bar = fill === ink.light ? ink.tone : ink.ground
  return (
    rect(x, y, width, height, fill, 22) +
    rect(x + 24, y + height / 2 - 20, width * 0.5, 14, bar, 7) +
    rect(x + 24, y + height / 2 + 8, width * 0.34, 14, bar, 7)
  )
}
