import { disc, num, rect, shape, type Point } from '../draw'
import { fir, tree } from '../landscape'
import { curvePath } from '../outline'
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
  SAGE,
  SAND,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import type { Random } from '../../../text/random'

interface Light {
  sky: string
  sun: string
  hills: readonly [far: string, middle: string, near: string, front: string]
  path: string
}

const DAWN: Light = {
  sky: APRICOT_PALE,
  sun: TERRACOTTA,
  hills: [APRICOT, LILAC, VIOLET, VIOLET_DEEP],
  path: CREAM,
}
const NOON: Light = { sky: LILAC_PALE, sun: APRICOT, hills: [LILAC, SAGE, MOSS, MOSS_DEEP], path: CREAM }
const DUSK: Light = {
  sky: SAND,
  sun: APRICOT,
  hills: [APRICOT, TERRACOTTA, TERRACOTTA_DEEP, INK_SOFT],
  path: APRICOT_PALE,
}
const NIGHT: Light = {
  sky: INK,
  sun: APRICOT_PALE,
  hills: [INK_SOFT, VIOLET_DEEP, VIOLET, LILAC],
  path: CREAM,
}

/** Four rows of hills, with a random sky and a path that winds up to them. */
export function drawHills(random: Random): string {
  const light = random.pick([DAWN, NOON, DUSK, NIGHT])
  const [far, middle, near, front] = light.hills
  const sunX = random.between(360, 840)
  const aim = random.between(430, 770)
  return (
    rect(0, 0, 1200, 630, light.sky) +
    disc(sunX, random.between(170, 230), random.between(92, 124), light.sun) +
    range(random, 270, 70, far) +
    range(random, 345, 54, middle) +
    wood(random, 414, light) +
    range(random, 425, 40, near) +
    trail(random, aim, light.path) +
    shape(
      `M-20 600Q${num(random.between(200, 420))} ${num(random.between(470, 520))} 640 580T1220 540V650H-20Z`,
      front,
    ) +
    copse(random, light)
  )
}

function range(random: Random, level: number, swing: number, fill: string): string {
  const points = Array.from({ length: 7 }, (_, index): Point => [
    -40 + index * 214,
    level + random.between(-swing, swing),
  ])
  return shape(`${curvePath(points)}V650H-40Z`, fill)
}

function trail(random: Random, aim: number, colour: string): string {
  const [swing, foot] = [random.pick([-1, 1]) * random.between(120, 190), 600 + random.between(-160, 160)]
  const far = num(aim)
  return shape(
    `M${num(foot - 84)} 650C${num(foot - 60 + swing)} 590 ${num(aim + swing * 1.1 - 30)} 556 ${num(aim + swing * 0.2 - 22)} 520` +
      `C${num(aim - swing * 0.5)} 490 ${num(aim - swing * 0.4)} 462 ${far} 430` +
      `C${num(aim - swing * 0.4 + 14)} 464 ${num(aim - swing * 0.4 + 20)} 490 ${num(aim + swing * 0.2 + 26)} 522` +
      `C${num(aim + swing * 1.1 + 44)} 560 ${num(foot + 84 + swing)} 600 ${num(foot + 84)} 650Z`,
    colour,
  )
}

function wood(random: Random, base: number, { hills }: Light): string {
  return Array.from({ length: 5 }, (_, index) =>
    fir(150 + index * 220 + random.between(-70, 70), base + 14, random.between(70, 110), hills[3], hills[2]),
  ).join('')
}

function copse(random: Random, { sun }: Light): string {
  const side = random.chance(0.5) ? 210 : 960
  const [light, dark] = sun === APRICOT_PALE ? [SAGE, MOSS] : [MOSS, MOSS_DEEP]
  const trees = [-70, 0, 78].map((aside) =>
    tree(side + aside, random.between(560, 590), random.between(130, 230), light, dark, INK),
  )
  return trees.join('')
}
