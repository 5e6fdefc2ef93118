import { disc, fade, line, polygon, rect, shape } from '../draw'
import { browser } from '../frames'
import {
  APRICOT,
  APRICOT_DEEP,
  APRICOT_PALE,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  PAPER,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { dots } from '../texture'

const BULBS = [
  [92, 14],
  [206, 48],
  [330, 66],
  [464, 74],
  [600, 77],
  [736, 74],
  [870, 66],
  [994, 48],
  [1108, 14],
] as const

/** An open-air cinema: the browser is the screen, the seats are the ones that visitors choose. */
export function drawButacasDeVerano(): string {
  return (
    rect(0, 0, 1200, 800, INK) +
    dots(60, 230, 4, 8, INK_SOFT, 40, 8) +
    dots(1020, 230, 4, 8, INK_SOFT, 40, 8) +
    fade(0.16, polygon([250, 540, 950, 540, 640, 800, 560, 800], LILAC)) +
    browser({ x: 230, y: 142, width: 740, height: 440 }, film(), {
      page: LILAC,
      bar: VIOLET_DEEP,
      pill: VIOLET,
    }) +
    bulbs() +
    seats(622, 7, 128, new Map([[2, LILAC_PALE]])) +
    seats(
      716,
      8,
      140,
      new Map([
        [4, APRICOT_PALE],
        [5, INK_SOFT],
      ]),
    )
  )
}

function film(): string {
  return (
    disc(380, 250, 128, APRICOT) +
    rect(0, 270, 740, 150, VIOLET) +
    line('M300 300H460M330 330H430M356 360H404', APRICOT, 10) +
    line('M40 320H150M560 306H700M600 350H680M90 364H200', LILAC, 7) +
    shape('M470 262h178l-34 48h-112z', TERRACOTTA_DEEP) +
    polygon([548, 88, 548, 246, 470, 246], PAPER) +
    polygon([562, 116, 562, 246, 634, 246], APRICOT_PALE) +
    line('M555 72V262', INK, 8)
  )
}

function bulbs(): string {
  const wire = 'M-10 -30C160 66 380 76 600 76S1040 66 1210 -30'
  return (
    line(wire, INK_SOFT, 6) +
    BULBS.map(([x, y]) => rect(x - 8, y - 12, 16, 20, INK_SOFT, 5) + disc(x, y + 22, 19, APRICOT)).join('')
  )
}

function seats(y: number, count: number, pitch: number, guests: ReadonlyMap<number, string>): string {
  const left = 600 - (count * pitch) / 2
  return Array.from({ length: count }, (_, index) => {
    const [x, middle] = [left + index * pitch + 8, left + (index + 0.5) * pitch]
    const hair = guests.get(index)
    const guest = hair
      ? rect(middle - 14, y - 14, 28, 30, APRICOT_DEEP) +
        disc(middle, y - 30, 33, hair) +
        disc(middle + 4, y - 66, index % 2 ? 0 : 14, hair)
      : ''
    return (
      guest +
      rect(x, y, pitch - 16, 150, hair ? TERRACOTTA : VIOLET_DEEP, 34) +
      rect(x + 18, y + 22, pitch - 52, 12, hair ? APRICOT : VIOLET, 6)
    )
  }).join('')
}
