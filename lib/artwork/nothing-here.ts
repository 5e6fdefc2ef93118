import { disc, line, oval, picture, place, rect, ring, shape } from './draw'
import {
  APRICOT,
  CREAM,
  INK,
  LILAC,
  LILAC_PALE,
  PAPER,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from './palette'
import { dots } from './texture'

const VIEW = { width: 640, height: 480 }

/**
 * For addresses and searches that lead nowhere: a drawer of the catalogue pulled open, and only a moth in it.
 * @returns an SVG document, 640 × 480
 */
export function drawNothingHere(): string {
  return picture(
    VIEW,
    rect(0, 0, 640, 480, LILAC_PALE) +
      disc(330, 220, 168, LILAC) +
      dots(48, 44, 4, 4, LILAC, 26, 8) +
      rect(0, 404, 640, 76, VIOLET_DEEP) +
      drawer() +
      line('M318 214C300 176 356 168 340 128C332 106 366 98 384 110', CREAM, 5, '2 14') +
      place(404, 104, moth(), 1, 18),
  )
}

function drawer(): string {
  return (
    shape('M196 232H464L504 300H156Z', INK) +
    shape('M196 232H464L470 242H190Z', TERRACOTTA_DEEP) +
    shape('M140 292H520V388a16 16 0 0 1 -16 16H156a16 16 0 0 1 -16 -16Z', APRICOT) +
    shape('M140 366H520V388a16 16 0 0 1 -16 16H156a16 16 0 0 1 -16 -16Z', TERRACOTTA) +
    rect(264, 310, 132, 36, PAPER, 6) +
    line('M284 328h40', SAND_DEEP, 7) +
    disc(330, 374, 12, INK)
  )
}

function moth(): string {
  const wing =
    shape('M4 0C22 -34 58 -34 54 -8C50 14 24 18 4 8Z', VIOLET) +
    shape('M4 6C20 10 40 18 32 32C24 42 8 28 4 14Z', VIOLET_DEEP) +
    ring(36, -10, 6, LILAC_PALE, 4)
  return (
    wing +
    `<g transform="scale(-1 1)">${wing}</g>` +
    oval(0, 6, 6, 20, INK) +
    line('M-2 -14C-6 -26 -14 -30 -20 -30M2 -14C6 -26 14 -30 20 -30', INK, 3)
  )
}
