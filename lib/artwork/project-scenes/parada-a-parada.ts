import { disc, line, place, rect, shape } from '../draw'
import { phone } from '../frames'
import { boxPath } from '../outline'
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
  SAGE_PALE,
  SAND,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { cells, pin, writing } from '../ui'

/** Bus arrivals: a phone with the line and its stops, and the bus that comes up the street. */
export function drawParadaAParada(): string {
  return (
    rect(0, 0, 1200, 800, VIOLET) +
    disc(850, 250, 210, APRICOT) +
    street() +
    place(520, 372, bus()) +
    phone({ x: 150, y: 56 }, screen(), SAGE_PALE)
  )
}

function street(): string {
  const house = (x: number, y: number, width: number, columns: number, rows: number) =>
    rect(x, y, width, 690 - y, VIOLET_DEEP) +
    cells({ x: x + 28, y: y + 34, columns, rows, width: 26, height: 38, gap: 26 }, () => VIOLET, 6)
  return (
    house(40, 250, 190, 3, 5) +
    house(520, 300, 186, 3, 4) +
    house(748, 290, 134, 2, 4) +
    house(1010, 210, 190, 3, 6) +
    rect(0, 660, 1200, 16, LILAC) +
    rect(0, 676, 1200, 124, INK_SOFT) +
    line('M20 762H1190', LILAC, 8, '64 44')
  )
}

function bus(): string {
  const wheel = (x: number) =>
    disc(x, 312, 54, INK) + disc(x, 312, 40, INK_SOFT) + disc(x, 312, 15, LILAC_PALE)
  const panes = [40, 156, 272].map(
    (x) =>
      rect(x + 28, 56, 98, 108, INK_SOFT, 14) + shape(`M${x + 28} 138l82 -82h16v24l-84 84h-14z`, VIOLET_DEEP),
  )
  return (
    rect(0, 0, 610, 306, TERRACOTTA, 44) +
    rect(0, 186, 610, 44, CREAM) +
    shape('M0 252h610v20a34 34 0 0 1 -34 34H34a34 34 0 0 1 -34 -34z', TERRACOTTA_DEEP) +
    panes.join('') +
    rect(424, 56, 78, 222, INK_SOFT, 14) +
    line('M463 62V272', LILAC, 6) +
    shape('M522 56h50a38 38 0 0 1 38 38v78h-88z', INK) +
    rect(68, 18, 250, 22, INK, 11) +
    line('M84 29H250', APRICOT_PALE, 6, '16 14') +
    rect(586, 246, 24, 30, APRICOT_PALE, 8) +
    wheel(130) +
    wheel(478)
  )
}

function screen(): string {
  const stop = (x: number, y: number) =>
    disc(x, y, 15, CREAM) +
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${INK}" stroke-width="7"/>`
  return (
    line('M-10 140L330 60M40 -10L120 420M210 -10L290 420M-10 330L330 250', PAPER, 26) +
    shape(boxPath(128, 206, 84, 72, 18), MOSS) +
    line('M70 430V344L250 296V196L156 172', VIOLET, 16) +
    stop(70, 352) +
    stop(160, 320) +
    stop(250, 240) +
    pin(156, 176, 84, TERRACOTTA) +
    rect(0, 404, 312, 260, CREAM, 34) +
    rect(126, 420, 60, 8, SAND, 4) +
    arrival(452, TERRACOTTA, [112, 72]) +
    arrival(520, VIOLET, [92, 104]) +
    arrival(588, MOSS, [120, 60])
  )
}

function arrival(y: number, colour: string, widths: [number, number]): string {
  return (
    rect(24, y, 62, 48, colour, 14) +
    rect(38, y + 20, 34, 9, CREAM, 4) +
    writing(104, y + 6, widths, SAND, 13, 12) +
    rect(246, y + 8, 42, 32, LILAC, 10)
  )
}
