import { line, place, rect } from '../draw'
import { phone } from '../frames'
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
  SAGE_PALE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { dots } from '../texture'
import { brick } from '../things'
import { writing } from '../ui'

const PARTS = [
  { ground: APRICOT_PALE, studs: 2, light: TERRACOTTA, dark: TERRACOTTA_DEEP },
  { ground: LILAC_PALE, studs: 1, light: VIOLET, dark: VIOLET_DEEP },
  { ground: SAGE_PALE, studs: 2, light: MOSS, dark: MOSS_DEEP },
  { ground: SAND, studs: 2, light: APRICOT, dark: TERRACOTTA },
] as const

/** A stock of toy bricks: the phone counts them by shape and colour while the piles grow around it. */
export function drawCajaDePiezas(): string {
  return (
    rect(0, 0, 1200, 800, VIOLET_DEEP) +
    dots(70, 90, 9, 5, VIOLET, 40, 12) +
    dots(830, 90, 9, 5, VIOLET, 40, 12) +
    rect(0, 740, 1200, 60, INK_SOFT) +
    leftPile() +
    rightPile() +
    phone({ x: 426, y: 56 }, screen())
  )
}

function leftPile(): string {
  return (
    brick(20, 676, 4, TERRACOTTA, TERRACOTTA_DEEP) +
    brick(282, 676, 2, APRICOT, TERRACOTTA) +
    brick(84, 612, 2, SAGE, MOSS) +
    brick(214, 612, 3, VIOLET, INK) +
    brick(84, 548, 3, APRICOT_PALE, APRICOT) +
    brick(148, 484, 1, TERRACOTTA, TERRACOTTA_DEEP)
  )
}

function rightPile(): string {
  return (
    brick(800, 676, 3, SAGE, MOSS) +
    brick(994, 676, 3, VIOLET, INK) +
    brick(866, 612, 4, TERRACOTTA, TERRACOTTA_DEEP) +
    brick(930, 548, 2, LILAC, VIOLET) +
    brick(930, 484, 3, APRICOT, TERRACOTTA) +
    place(1060, 350, brick(0, 0, 2, SAGE_PALE, SAGE), 1, 14) +
    line('M1016 300l-20 -34M1080 280v-40M1150 300l24 -30', LILAC, 8)
  )
}

function screen(): string {
  const cards = PARTS.map(({ ground, studs, light, dark }, index) => {
    const x = 24 + (index % 2) * 138
    const y = 130 + Math.floor(index / 2) * 176
    const width = studs * 64 * 0.62
    return (
      rect(x, y, 126, 160, ground, 22) +
      place(x + 63 - width / 2, y + 54, brick(0, 0, studs, light, dark), 0.62) +
      rect(x + 18, y + 122, 44, 16, SAND_DEEP, 8) +
      rect(x + 76, y + 114, 34, 30, INK, 10)
    )
  })
  return (
    writing(24, 62, [130], INK, 20) +
    rect(24, 96, 200, 14, SAND, 7) +
    rect(24, 96, 140, 14, VIOLET, 7) +
    cards.join('') +
    rect(24, 490, 264, 120, LILAC_PALE, 22) +
    line(
      'M52 516v68M64 516v68M84 516v68M92 516v68M108 516v68M128 516v68M138 516v68M158 516v68M166 516v68M186 516v68M198 516v68M214 516v68M232 516v68M248 516v68M258 516v68',
      INK,
      6,
    ) +
    line('M40 550H272', TERRACOTTA, 8) +
    rect(106, 626, 100, 8, CREAM, 4)
  )
}
