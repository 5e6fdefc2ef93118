import { clip, disc, fade, line, num, oval, place, rect, shape } from '../draw'
import { phone } from '../frames'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC_PALE,
  MOSS,
  MOSS_DEEP,
  SAGE,
  SAGE_PALE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
} from '../palette'
import { tick, writing } from '../ui'

/** A mushroom guide: the camera frames one in the wood and says which it is, and how sure it feels. */
export function drawGuiaDeSetas(): string {
  return (
    rect(0, 0, 1200, 800, MOSS_DEEP) +
    wood() +
    place(214, 716, mushroom(TERRACOTTA, TERRACOTTA_DEEP), 1.5) +
    place(360, 730, mushroom(APRICOT, TERRACOTTA), 0.72) +
    place(1010, 720, mushroom(APRICOT, TERRACOTTA), 1.2) +
    place(866, 734, mushroom(VIOLET, INK), 0.66) +
    phone({ x: 426, y: 56 }, screen(), SAGE_PALE)
  )
}

function wood(): string {
  const trunks = (
    [
      [60, 70],
      [300, 44],
      [800, 56],
      [1080, 88],
    ] as const
  ).map(([x, width]) => rect(x, 0, width, 720, INK))
  return (
    disc(600, 300, 330, MOSS) +
    fade(0.42, trunks.join('')) +
    shape('M0 690C200 640 380 690 600 680S1000 640 1200 690V800H0Z', MOSS)
  )
}

/** A mushroom about 220 wide that stands on 0,0. */
function mushroom(light: string, dark: string): string {
  const cap = 'M-116 -130C-116 -216 -62 -262 0 -262S116 -216 116 -130C116 -112 -116 -112 -116 -130Z'
  const spots = (
    [
      [-56, -186, 20],
      [4, -222, 17],
      [50, -172, 24],
      [-8, -160, 14],
      [-86, -146, 12],
    ] as const
  ).map(([x, y, r]) => disc(x, y, r, CREAM))
  return (
    shape('M-30 -130C-22 -80 -34 -40 -44 0H44C34 -40 22 -80 30 -130Z', CREAM) +
    shape('M6 -130C6 -80 10 -40 14 0H44C34 -40 22 -80 30 -130Z', SAND_DEEP) +
    oval(0, -124, 104, 20, SAND) +
    line('M-70 -124V-112M-36 -124v16M0 -124v18M36 -124v16M70 -124V-112', SAND_DEEP, 5) +
    shape(cap, light) +
    clip(cap, shape('M30 -270C74 -210 70 -150 44 -110H130V-270Z', dark) + spots.join(''))
  )
}

function screen(): string {
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `M${num(x)} ${num(y + dy)}V${num(y)}H${num(x + dx)}`
  return (
    shape('M0 330C100 290 220 350 312 310V650H0Z', SAGE) +
    place(156, 352, mushroom(TERRACOTTA, TERRACOTTA_DEEP), 0.92) +
    line(
      corner(40, 92, 52, 52) +
        corner(272, 92, -52, 52) +
        corner(40, 382, 52, -52) +
        corner(272, 382, -52, -52),
      VIOLET,
      12,
    ) +
    rect(0, 420, 312, 240, CREAM, 36) +
    rect(28, 452, 64, 64, APRICOT_PALE, 18) +
    place(60, 508, mushroom(TERRACOTTA, TERRACOTTA_DEEP), 0.19) +
    writing(110, 462, [150, 98], SAND_DEEP, 15, 13) +
    rect(28, 540, 256, 20, LILAC_PALE, 10) +
    rect(28, 540, 214, 20, VIOLET, 10) +
    rect(28, 582, 256, 46, MOSS, 23) +
    tick(140, 592, 28, CREAM, 8)
  )
}
