import { disc, line, num, place, rect, ring, shape } from '../draw'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  LILAC_PALE,
  MOSS,
  MOSS_DEEP,
  SAGE,
  SAND,
  TERRACOTTA,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import type { Random } from '../../../text/random'
import { dots, hatch } from '../texture'

const TILE = 210
const COLUMNS = 6

/** Background and foreground colours with enough contrast. */
const PAIRS = [
  [LILAC_PALE, VIOLET],
  [VIOLET, APRICOT],
  [INK, LILAC],
  [APRICOT_PALE, TERRACOTTA],
  [SAND, MOSS],
  [SAGE, MOSS_DEEP],
  [TERRACOTTA, APRICOT_PALE],
  [VIOLET_DEEP, LILAC],
  [SAND, VIOLET],
  [APRICOT, INK],
  [CREAM, VIOLET_DEEP],
  [MOSS, SAGE],
] as const

/** Large tiles of circles, arcs, leaves and hatching: the default motif. */
export function drawMosaic(random: Random): string {
  let body = ''
  let last = -1
  for (let index = 0; index < COLUMNS * 3; index += 1) {
    let pair = random.whole(0, PAIRS.length - 1)
    if (pair === last) pair = (pair + 5) % PAIRS.length
    last = pair
    const [ground, figure] = PAIRS[pair] ?? PAIRS[0]
    const [x, y] = [(index % COLUMNS) * TILE - 30, Math.floor(index / COLUMNS) * TILE]
    body += place(
      x,
      y,
      rect(0, 0, TILE + 1, TILE + 1, ground) +
        place(TILE / 2, TILE / 2, tile(random, figure, ground), 1, random.whole(0, 3) * 90),
    )
  }
  return rect(0, 0, 1200, 630, INK) + body
}

/** One tile centred on 0,0; its corners are at ±105. */
function tile(random: Random, figure: string, ground: string): string {
  const half = TILE / 2
  const side = num(TILE)
  const figures = [
    () => shape(`M${-half} ${-half}H${half}A${side} ${side} 0 0 1 ${-half} ${half}Z`, figure),
    () =>
      shape(
        `M${-half} ${half}A${half} ${half} 0 0 1 ${half} ${half}ZM${-half} 0A${half} ${half} 0 0 1 ${half} 0Z`,
        figure,
      ),
    () => disc(0, 0, random.between(62, 84), figure) + disc(0, 0, 30, ground),
    () =>
      shape(
        `M${-half} ${half}V0A${half} ${half} 0 0 1 0 ${-half}H${half}V0A${half} ${half} 0 0 1 0 ${half}Z`,
        figure,
      ) + line('M-74 74L52 -52', ground, 8),
    () => hatch(-half, -half, TILE, TILE, figure, random.pick([24, 30, 36]), 9),
    () => dots(-78, -78, 5, 5, figure, 39, random.between(12, 18)),
    () => [92, 60, 28].map((radius) => ring(0, 0, radius, figure, 13)).join(''),
    () => line('M-20 -62L42 0L-20 62', figure, 30),
    () => [-72, -24, 24, 72].map((y) => rect(-76, y - 13, random.between(70, 152), 26, figure, 13)).join(''),
    () => shape(`M${-half} ${-half}H${half}L${-half} ${half}Z`, figure),
    () =>
      shape(
        `M0 ${-half}A${half} ${half} 0 0 1 0 ${half}ZM${-half} ${-half}A${half} ${half} 0 0 1 ${-half} ${half}Z`,
        figure,
      ),
  ] as const
  return (figures[random.whole(0, figures.length - 1)] ?? figures[0])()
}
