import type { Random } from '../../../text/random'
import type { Colourway } from '../colourways'
import { disc, dots, hatch, line, rect, ring, shape, turned } from '../draw'

const TILE = 210
const HALF = TILE / 2
const COLUMNS = 6
const ROWS = 3

/** Large tiles of circles, arcs, leaves and hatching. */
export function drawMosaic(random: Random, colours: Colourway): string {
  const { ground, tone, main, deep, accent, light, line: thin } = colours
  /** Background and figure of a tile. */
  const pairs = [
    [ground, main],
    [tone, deep],
    [main, ground],
    [ground, accent],
    [deep, light],
    [tone, light],
    [accent, ground],
    [light, main],
    [thin, accent],
    [ground, deep],
  ] as const
  let [body, last] = ['', -1]
  for (let index = 0; index < COLUMNS * ROWS; index += 1) {
    let pair = random.whole(0, pairs.length - 1)
    if (pair === last) pair = (pair + 3) % pairs.length
    last = pair
    const [paper, figure] = pairs[pair] ?? pairs[0]
    const [x, y] = [(index % COLUMNS) * TILE - 30, Math.floor(index / COLUMNS) * TILE]
    const art = turned(x + HALF, y + HALF, random.whole(0, 3) * 90, tile(random, figure, paper))
    body += rect(x, y, TILE + 1, TILE + 1, paper) + art
  }
  return body
}

/** One tile centred on 0,0; its corners are at ±105. */
function tile(random: Random, figure: string, ground: string): string {
  const figures = [
    () => shape(`M-${HALF} -${HALF}H${HALF}A${TILE} ${TILE} 0 0 1 -${HALF} ${HALF}Z`, figure),
    () => shape(`M-${HALF} ${HALF}A${HALF} ${HALF} 0 0 1 ${HALF} ${HALF}Z`, figure),
    () => disc(0, 0, random.between(62, 84), figure) + disc(0, 0, 30, ground),
    () =>
      shape(
        `M-${HALF} ${HALF}V0A${HALF} ${HALF} 0 0 1 0 -${HALF}H${HALF}V0A${HALF} ${HALF} 0 0 1 0 ${HALF}Z`,
        figure,
      ) + line('M-74 74L52 -52', ground, 8),
    () => hatch(-HALF, -HALF, TILE, TILE, figure, random.pick([24, 30, 36]), 9),
    () => dots(-78, -78, 5, 5, figure, 39, random.between(12, 18)),
    () => [92, 60, 28].map((radius) => ring(0, 0, radius, figure, 13)).join(''),
    () => line('M-20 -62L42 0L-20 62', figure, 30),
    () => [-72, -24, 24, 72].map((y) => rect(-76, y - 13, random.between(70, 152), 26, figure, 13)).join(''),
    () => shape(`M-${HALF} -${HALF}H${HALF}L-${HALF} ${HALF}Z`, figure),
  ] as const
  return (figures[random.whole(0, figures.length - 1)] ?? figures[0])()
}
