import { disc, line, place, polygon, rect, shape } from '../draw'
import { browser } from '../frames'
import { arcPath } from '../outline'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { dots } from '../texture'
import { writing } from '../ui'

const SHEET = { x: 0, y: 0, width: 520, height: 430 }

/** A static page under the press: printed once, stacked, and printed again when the arrow comes round. */
export function drawPagePress(): string {
  return (
    rect(0, 0, 1200, 630, LILAC_PALE) +
    disc(560, 330, 280, LILAC) +
    dots(60, 64, 5, 4, LILAC, 34, 10) +
    rect(0, 556, 1200, 74, VIOLET_DEEP) +
    stack() +
    press() +
    again()
  )
}

function press(): string {
  return (
    rect(370, 92, 44, 470, TERRACOTTA_DEEP, 10) +
    rect(706, 92, 44, 470, TERRACOTTA_DEEP, 10) +
    rect(330, 76, 460, 66, TERRACOTTA, 16) +
    rect(330, 120, 460, 22, TERRACOTTA_DEEP, 8) +
    rect(540, 132, 40, 130, INK_SOFT) +
    line('M540 160l40 -14M540 188l40 -14M540 216l40 -14', LILAC, 6) +
    line('M436 236H684', INK, 18) +
    disc(430, 236, 22, APRICOT) +
    disc(690, 236, 22, APRICOT) +
    rect(510, 218, 100, 48, INK, 12) +
    rect(424, 266, 272, 62, VIOLET, 14) +
    rect(424, 306, 272, 22, VIOLET_DEEP, 8) +
    shape('M446 392H674L704 454H416Z', CREAM) +
    polygon([468, 406, 566, 406, 562, 440, 452, 440], APRICOT) +
    line('M592 412H650M594 430H670', SAND_DEEP, 9) +
    rect(330, 454, 460, 50, TERRACOTTA, 14) +
    rect(330, 486, 460, 18, TERRACOTTA_DEEP, 6) +
    rect(300, 540, 520, 26, INK, 8)
  )
}

function stack(): string {
  const sheet = (x: number, y: number, tint: string) =>
    place(x, y, browser(SHEET, printed(tint), { bar: INK_SOFT, pill: INK }), 0.56)
  return sheet(868, 214, LILAC) + sheet(846, 260, APRICOT_PALE) + sheet(824, 306, APRICOT)
}

function printed(tint: string): string {
  return (
    rect(36, 34, 200, 150, tint, 18) +
    writing(264, 44, [210, 170, 200], SAND_DEEP, 20, 22) +
    writing(36, 220, [440, 380], SAND, 24, 22) +
    rect(36, 312, 150, 32, VIOLET, 16)
  )
}

function again(): string {
  return (
    `<path d="${arcPath(200, 300, 84, -60, 210)}" fill="none" stroke="${MOSS}" stroke-width="26"/>` +
    polygon([214, 190, 290, 214, 222, 268], MOSS) +
    disc(200, 300, 26, TERRACOTTA)
  )
}
