import { line, place, rect } from '../draw'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
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
import { board, bookRow, brick } from '../things'

/** Electronics, 300 × 400: half a board that enters from the right, with its wires. */
export function electronicsTile(): string {
  return (
    rect(0, 0, 300, 400, MOSS_DEEP) +
    dots(30, 34, 3, 10, MOSS, 36, 9) +
    place(96, 96, board(VIOLET, VIOLET_DEEP), 0.68) +
    line('M214 110C214 40 120 60 110 -10M250 110C250 20 200 30 190 -10', APRICOT, 9) +
    line('M240 320C240 380 150 350 130 410', TERRACOTTA, 9)
  )
}

/** Toy bricks, 300 × 400: a small tower, one piece still in the air. */
export function bricksTile(): string {
  return (
    rect(0, 0, 300, 400, VIOLET) +
    brick(22, 336, 4, TERRACOTTA, TERRACOTTA_DEEP) +
    brick(86, 272, 3, APRICOT, TERRACOTTA) +
    brick(86, 208, 2, SAGE, MOSS) +
    place(150, 84, brick(0, 0, 2, LILAC_PALE, LILAC), 1, 14) +
    line('M110 120l-18 -26M128 78l-6 -30', CREAM, 7)
  )
}

/** Reading, 300 × 400: a shelf with books and an open one on top. */
export function readingTile(): string {
  const spine = (width: number, height: number, fill: string, band: string) => ({ width, height, fill, band })
  return (
    rect(0, 0, 300, 400, SAND) +
    rect(0, 196, 300, 16, SAND_DEEP) +
    rect(0, 384, 300, 16, SAND_DEEP) +
    bookRow(24, 196, [
      spine(44, 140, VIOLET, LILAC),
      spine(34, 116, TERRACOTTA, APRICOT_PALE),
      spine(52, 152, INK_SOFT, APRICOT),
      spine(38, 128, SAGE, MOSS),
    ]) +
    place(
      248,
      196,
      `<g transform="rotate(-15)">${rect(0, -132, 40, 132, MOSS, 8)}${rect(0, -112, 40, 10, SAGE_PALE)}</g>`,
    ) +
    bookRow(60, 384, [
      spine(50, 134, TERRACOTTA_DEEP, APRICOT),
      spine(36, 150, LILAC, VIOLET_DEEP),
      spine(46, 120, APRICOT, CREAM),
      spine(56, 144, VIOLET_DEEP, LILAC),
    ])
  )
}
