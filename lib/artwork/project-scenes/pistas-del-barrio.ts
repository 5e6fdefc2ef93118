import { disc, line, place, rect } from '../draw'
import { browser } from '../frames'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  LILAC_PALE,
  PAPER,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
} from '../palette'
import { ball, racket } from '../things'
import { button, cells, tick, writing } from '../ui'

const TAKEN = ['0,1', '1,0', '1,3', '2,2', '3,0', '3,1', '4,3', '5,0', '5,2', '6,1', '6,3']
const MINE = '4,1'

/** Court bookings: the week's board over a clay court, with racket and ball at hand. */
export function drawPistasDelBarrio(): string {
  return (
    rect(0, 0, 1200, 800, TERRACOTTA) +
    court() +
    browser({ x: 96, y: 90, width: 740, height: 560 }, week()) +
    line('M40 782C160 700 280 670 400 756C450 690 520 672 590 690', PAPER, 8, '0.1 24') +
    place(958, 318, racket(VIOLET, INK), 1, 22) +
    ball(664, 712, 74)
  )
}

function court(): string {
  return place(
    700,
    380,
    rect(-760, -330, 1700, 800, TERRACOTTA_DEEP, 0) +
      line(
        'M-760 -330H940V470H-760ZM-760 -210H940M-760 350H940M-300 -210V350M480 -210V350M-300 70H480',
        PAPER,
        12,
      ),
    1,
    -14,
  )
}

function week(): string {
  const colourOf = (column: number, row: number) => {
    const key = `${column},${row}`
    if (key === MINE) return VIOLET
    return TAKEN.includes(key) ? APRICOT : SAND
  }
  const days = Array.from({ length: 7 }, (_, index) =>
    disc(152 + index * 82, 122, 20, index === 4 ? INK : LILAC_PALE),
  ).join('')
  const hours = Array.from({ length: 4 }, (_, index) =>
    rect(40, 182 + index * 74, 42, 12, SAND_DEEP, 6),
  ).join('')
  return (
    writing(40, 40, [220], INK, 22) +
    button(560, 30, 140, 46, VIOLET) +
    days +
    hours +
    cells({ x: 116, y: 158, columns: 7, rows: 4, width: 72, height: 62, gap: 10 }, colourOf, 14) +
    tick(464, 246, 32, CREAM, 9) +
    disc(56, 466, 9, VIOLET) +
    writing(76, 460, [70], SAND_DEEP, 12) +
    disc(186, 466, 9, APRICOT) +
    writing(206, 460, [90], SAND_DEEP, 12) +
    rect(560, 452, 140, 26, APRICOT_PALE, 13) +
    rect(560, 452, 86, 26, LILAC, 13)
  )
}
