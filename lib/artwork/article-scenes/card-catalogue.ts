import { clip, disc, line, place, rect, ring, shape, type Point } from '../draw'
import { discPath } from '../outline'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  PAPER,
  SAGE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { dots } from '../texture'
import { writing } from '../ui'

const LENS = { x: 846, y: 268, radius: 150 }
const NODES: Point[] = [
  [770, 220],
  [838, 180],
  [916, 232],
  [790, 320],
  [872, 316],
  [930, 340],
  [842, 256],
]

/** Search before you answer: a card catalogue with one drawer open and a lens that finds what is alike. */
export function drawCardCatalogue(): string {
  return (
    rect(0, 0, 1200, 630, INK) +
    disc(470, 320, 300, INK_SOFT) +
    dots(1000, 440, 5, 4, INK_SOFT, 34, 10) +
    rect(0, 566, 1200, 64, VIOLET_DEEP) +
    cabinet() +
    openDrawer() +
    lens()
  )
}

function cabinet(): string {
  let drawers = ''
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      drawers += drawer(190 + column * 152, 104 + row * 132, row + column)
    }
  }
  return (
    rect(166, 78, 648, 446, TERRACOTTA_DEEP, 22) +
    rect(196, 520, 30, 56, TERRACOTTA_DEEP, 6) +
    rect(754, 520, 30, 56, TERRACOTTA_DEEP, 6) +
    drawers
  )
}

function drawer(x: number, y: number, seed: number): string {
  const labels = [CREAM, APRICOT_PALE, CREAM, SAND]
  return (
    rect(x, y, 144, 122, seed % 3 ? TERRACOTTA : APRICOT, 12) +
    rect(x + 34, y + 22, 76, 36, labels[seed % 4] ?? CREAM, 6) +
    rect(x + 46, y + 36, 40 + (seed % 3) * 6, 8, SAND_DEEP, 4) +
    disc(x + 72, y + 88, 12, INK)
  )
}

function openDrawer(): string {
  const card = (x: number, y: number, tab: string, offset: number) =>
    rect(x, y, 184, 160, CREAM, 10) +
    rect(x + offset, y - 20, 60, 32, tab, 8) +
    writing(x + 22, y + 30, [120, 90], SAND_DEEP, 10, 12)
  return (
    rect(300, 330, 236, 120, INK, 10) +
    card(316, 262, VIOLET, 16) +
    card(326, 290, MOSS, 104) +
    card(316, 318, TERRACOTTA, 60) +
    card(326, 346, LILAC, 18) +
    shape('M286 408H550V560a16 16 0 0 1 -16 16H302a16 16 0 0 1 -16 -16Z', APRICOT) +
    rect(286, 540, 264, 36, TERRACOTTA, 14) +
    rect(352, 436, 132, 52, PAPER, 8) +
    writing(372, 450, [84, 52], SAND_DEEP, 9, 8) +
    disc(418, 516, 16, INK)
  )
}

function lens(): string {
  const { x, y, radius } = LENS
  const links = NODES.slice(0, 6)
    .map(([nx, ny]) => `M842 256L${nx} ${ny}`)
    .join('')
  const fills = [VIOLET, MOSS, VIOLET, LILAC, TERRACOTTA, SAGE, VIOLET_DEEP]
  return (
    place(
      x,
      y,
      rect(-24, radius, 48, 60, LILAC, 8) +
        rect(-32, radius + 44, 64, 190, VIOLET, 28) +
        rect(6, radius + 44, 26, 190, VIOLET_DEEP, 13),
      1,
      -38,
    ) +
    disc(x, y, radius, LILAC_PALE) +
    clip(
      discPath(x, y, radius),
      line(links, VIOLET, 7) +
        NODES.map(([nx, ny], index) => disc(nx, ny, index === 6 ? 32 : 19, fills[index] ?? VIOLET)).join(''),
    ) +
    ring(x, y, radius, LILAC, 26)
  )
}
