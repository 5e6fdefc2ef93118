import { disc, line, rect, ring, shape } from '../draw'
import { browser } from '../frames'
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
import { boxPath } from '../outline'
import { dots } from '../texture'
import { bookRow, type Book } from '../things'

const book = (width: number, height: number, fill: string, band: string): Book => ({
  width,
  height,
  fill,
  band,
})

const UPPER = [
  book(54, 150, VIOLET, LILAC_PALE),
  book(38, 128, TERRACOTTA, APRICOT_PALE),
  book(66, 160, MOSS, SAGE),
  book(44, 140, APRICOT, TERRACOTTA_DEEP),
  book(58, 122, INK_SOFT, LILAC),
  book(40, 156, SAGE, MOSS),
  book(62, 142, LILAC, VIOLET_DEEP),
  book(36, 120, TERRACOTTA_DEEP, APRICOT),
  book(56, 160, SAND_DEEP, TERRACOTTA),
  book(46, 134, VIOLET_DEEP, LILAC),
  book(64, 150, APRICOT, CREAM),
  book(40, 126, MOSS, SAGE),
  book(52, 158, VIOLET, LILAC),
]
const LOWER = [
  book(62, 146, TERRACOTTA, APRICOT_PALE),
  book(44, 160, LILAC, VIOLET),
  book(58, 126, SAGE, MOSS),
  book(40, 152, INK_SOFT, APRICOT),
  book(66, 138, VIOLET, CREAM),
  book(48, 158, SAND_DEEP, TERRACOTTA_DEEP),
  book(38, 124, MOSS, SAGE),
  book(60, 150, APRICOT, TERRACOTTA),
]

/** A neighbourhood library's catalogue: two shelves under a search field, and an open book to take home. */
export function drawBibliotecaDeBarrio(): string {
  return (
    rect(0, 0, 1200, 800, INK) +
    disc(1010, 190, 250, INK_SOFT) +
    dots(60, 600, 6, 5, VIOLET, 32, 9) +
    browser({ x: 130, y: 76, width: 840, height: 590 }, shelves(), {
      page: PAPER,
      bar: VIOLET_DEEP,
      pill: VIOLET,
    }) +
    openBook()
  )
}

function shelves(): string {
  const plank = (y: number) => rect(48, y, 744, 18, SAND_DEEP, 6)
  return (
    rect(48, 40, 560, 62, SAND, 31) +
    ring(86, 68, 13, INK, 6) +
    line('M96 78l12 12', INK, 6) +
    rect(124, 64, 180, 14, SAND_DEEP, 7) +
    rect(628, 40, 164, 62, VIOLET, 31) +
    rect(674, 66, 72, 12, CREAM, 6) +
    bookRow(66, 302, UPPER) +
    plank(302) +
    bookRow(64, 498, LOWER) +
    plank(498)
  )
}

function openBook(): string {
  const page = (side: 1 | -1) => {
    const x = (offset: number) => 860 + side * offset
    return shape(
      `M860 532C${x(60)} 490 ${x(170)} 478 ${x(270)} 500V722C${x(170)} 704 ${x(60)} 704 860 740Z`,
      side === 1 ? CREAM : SAND,
    )
  }
  const rules = [0, 40, 80, 120]
    .map((down) => `M906 ${562 + down}C960 ${540 + down} 1020 ${534 + down} 1082 ${542 + down}`)
    .join('')
  return (
    shape(boxPath(562, 520, 596, 232, 18), TERRACOTTA) +
    shape('M562 734a18 18 0 0 0 18 18H1140a18 18 0 0 0 18 -18V716H562Z', TERRACOTTA_DEEP) +
    page(-1) +
    page(1) +
    line(rules, SAND_DEEP, 8) +
    line('M640 562C700 552 760 560 812 578M640 602C700 592 760 600 812 618', SAND_DEEP, 8) +
    shape('M640 634C700 626 760 634 812 650V716C760 698 700 690 640 694Z', LILAC) +
    shape('M1000 480l58 -6v150l-30 -26l-28 30z', VIOLET)
  )
}
