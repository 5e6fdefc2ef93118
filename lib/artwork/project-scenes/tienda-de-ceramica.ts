import { clip, disc, line, num, place, rect, shape, type Point } from '../draw'
import { browser } from '../frames'
import { leaf } from '../nature'
import { curvePath } from '../outline'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  LILAC_PALE,
  MOSS,
  MOSS_DEEP,
  PAPER,
  SAGE,
  SAGE_PALE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { button, writing } from '../ui'

type Profile = readonly (readonly [halfWidth: number, height: number])[]

const JUG: Profile = [
  [42, 0],
  [70, 40],
  [78, 84],
  [48, 132],
  [30, 158],
  [38, 186],
]
const BOWL: Profile = [
  [30, 0],
  [66, 22],
  [92, 60],
  [98, 96],
]
const BOTTLE: Profile = [
  [48, 0],
  [60, 24],
  [56, 92],
  [24, 130],
  [17, 166],
  [22, 190],
]

/** A potter's shop: three pieces for sale in a window and the best one on the counter. */
export function drawTiendaDeCeramica(): string {
  return (
    rect(0, 0, 1200, 800, SAND) +
    shape('M690 800V380a230 230 0 0 1 460 0V800Z', APRICOT) +
    browser({ x: 76, y: 86, width: 712, height: 560 }, shop()) +
    rect(0, 716, 1200, 84, TERRACOTTA_DEEP) +
    branch() +
    vessel(958, 730, JUG, 2.2, [VIOLET, VIOLET_DEEP, LILAC]) +
    tag()
  )
}

function shop(): string {
  const pieces = [
    { ground: LILAC_PALE, profile: BOTTLE, paint: [TERRACOTTA, TERRACOTTA_DEEP, APRICOT_PALE] as const },
    { ground: APRICOT_PALE, profile: BOWL, paint: [MOSS, MOSS_DEEP, SAGE] as const },
    { ground: SAGE_PALE, profile: JUG, paint: [APRICOT, TERRACOTTA, CREAM] as const },
  ]
  const cards = pieces.map(({ ground, profile, paint }, index) => {
    const x = 40 + index * 218
    return (
      rect(x, 108, 196, 262, ground, 22) +
      vessel(x + 98, 344, profile, 0.88, paint) +
      writing(x, 392, [132, 84], SAND_DEEP, 14, 12) +
      disc(x + 176, 412, 20, INK) +
      line(`M${x + 167} 412h18m-9 -9v18`, CREAM, 4)
    )
  })
  return writing(40, 44, [170], INK, 22) + button(508, 32, 164, 46, TERRACOTTA) + cards.join('')
}

/** A turned pot: the half profile mirrored, one side in shade and two painted bands. */
function vessel(
  cx: number,
  base: number,
  profile: Profile,
  scale: number,
  [light, dark, band]: readonly [string, string, string],
): string {
  const side = (sign: 1 | -1): Point[] =>
    profile.map(([half, up]) => [cx + sign * half * scale, base - up * scale])
  const right = [...side(1)].reverse()
  const outline = `${curvePath(side(-1))}L${num(right[0]?.[0] ?? cx)} ${num(right[0]?.[1] ?? base)}${curvePath(right).replace(/^M[^C]*/, '')}Z`
  const top = profile.at(-1)?.[1] ?? 0
  const ring = (part: number, height: number) =>
    rect(cx - 110 * scale, base - top * part * scale, 220 * scale, height * scale, band)
  return (
    shape(outline, light) +
    clip(
      outline,
      ring(0.5, 9) +
        ring(0.4, 4) +
        shape(
          `M${num(cx + 14 * scale)} ${num(base - 220 * scale)}h${num(120 * scale)}v${num(240 * scale)}h${num(-140 * scale)}z`,
          dark,
        ) +
        ring(0.97, 5),
    )
  )
}

function branch(): string {
  const leaves = (
    [
      [926, 250, -58],
      [950, 200, 46],
      [914, 160, -44],
      [936, 110, 32],
      [1004, 262, 58],
      [1020, 190, -20],
      [1040, 210, 70],
    ] as const
  ).map(([x, y, turn]) => leaf(x, y, 96, turn, { width: 32, light: MOSS, dark: MOSS_DEEP, vein: MOSS_DEEP }))
  return (
    line('M958 420C950 300 930 200 934 100M966 420C976 320 1000 260 1034 200', MOSS_DEEP, 8) + leaves.join('')
  )
}

function tag(): string {
  return (
    line('M930 356C900 380 860 396 832 470', INK, 5) +
    place(
      832,
      478,
      shape('M-42 20L0 -26L42 20V132a12 12 0 0 1 -12 12H-30a12 12 0 0 1 -12 -12Z', PAPER) +
        disc(0, 6, 9, INK) +
        writing(-22, 44, [44, 30], TERRACOTTA, 11, 13) +
        rect(-22, 100, 44, 16, LILAC, 8),
      1,
      9,
    )
  )
}
