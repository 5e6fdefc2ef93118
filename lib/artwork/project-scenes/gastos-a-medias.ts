import { disc, line, oval, place, rect, shape } from '../draw'
import { phone, shadow } from '../frames'
import { slicePath } from '../outline'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
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
import { avatar, button, writing } from '../ui'

/** Shared expenses: a bill that becomes a fair cake in the phone, and coins already in piles. */
export function drawGastosAMedias(): string {
  return (
    rect(0, 0, 1200, 800, APRICOT) +
    disc(600, 420, 350, APRICOT_PALE) +
    dots(1010, 96, 5, 5, TERRACOTTA, 30, 9) +
    place(96, 128, receipt(), 1, -7) +
    coins(856, 720, 5) +
    coins(1010, 742, 3) +
    phone({ x: 446, y: 56 }, screen())
  )
}

function receipt(): string {
  const edge = `M0 0H300V470${'l-25 26l-25 -26'.repeat(6)}Z`
  const rows = [150, 198, 246, 294].map(
    (y, index) => rect(34, y, 128 - (index % 2) * 36, 14, SAND_DEEP, 7) + rect(216, y, 50, 14, INK, 7),
  )
  return (
    shadow(0, 0, 300, 480, 4) +
    shape(edge, PAPER) +
    disc(150, 66, 34, TERRACOTTA) +
    line('M136 56v20M150 52v28M164 56v20', PAPER, 6) +
    rect(90, 116, 120, 12, SAND_DEEP, 6) +
    rows.join('') +
    line('M34 346H266', SAND_DEEP, 5, '2 16') +
    rect(34, 376, 90, 24, INK, 8) +
    rect(186, 376, 80, 24, VIOLET, 8) +
    shape(
      'M34 424h6v30h-6zM48 424h12v30h-12zM68 424h5v30h-5zM82 424h5v30h-5zM96 424h14v30h-14zM118 424h5v30h-5z',
      INK,
    )
  )
}

function coins(x: number, base: number, count: number): string {
  const pile = Array.from({ length: count }, (_, index) => {
    const y = base - index * 40
    return (
      shape(`M${x - 76} ${y - 40}V${y}a76 26 0 0 0 152 0v-40z`, index % 2 ? TERRACOTTA_DEEP : TERRACOTTA) +
      line(
        `M${x - 44} ${y - 6}v14M${x - 16} ${y + 2}v14M${x + 16} ${y + 2}v14M${x + 44} ${y - 6}v14`,
        APRICOT,
        5,
      )
    )
  })
  const top = base - count * 40
  return pile.join('') + oval(x, top, 76, 26, APRICOT_PALE) + oval(x, top, 50, 15, APRICOT)
}

function screen(): string {
  const owed = [
    { ground: LILAC, top: VIOLET, hair: INK, width: 80, fill: MOSS },
    { ground: SAGE, top: MOSS, hair: TERRACOTTA_DEEP, width: 104, fill: TERRACOTTA },
    { ground: APRICOT_PALE, top: TERRACOTTA, hair: VIOLET_DEEP, width: 66, fill: MOSS },
  ]
  const rows = owed.map(({ ground, top, hair, width, fill }, index) => {
    const y = 376 + index * 68
    return (
      avatar(56, y, 27, { ground, top, hair }) +
      writing(100, y - 16, [width, 52], SAND_DEEP, 12, 10) +
      rect(230, y - 14, 54, 28, fill, 10)
    )
  })
  return (
    writing(96, 62, [120], SAND_DEEP, 14) +
    shape(slicePath(156, 206, 108, -90, 40), VIOLET) +
    shape(slicePath(156, 206, 108, 44, 160), MOSS) +
    shape(slicePath(152, 202, 108, 164, 266), TERRACOTTA) +
    disc(156, 206, 54, CREAM) +
    writing(130, 192, [52, 34], INK, 11, 9) +
    rows.join('') +
    rect(28, 574, 256, 4, SAND) +
    button(28, 586, 256, 48, VIOLET) +
    disc(280, 66, 8, LILAC_PALE)
  )
}
