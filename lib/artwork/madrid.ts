import { disc, line, num, place, polygon, rect, shape } from './draw'
import {
  APRICOT,
  INK_SOFT,
  LILAC,
  PAPER,
  SAGE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from './palette'
import { cells } from './ui'

/** Size of the box that `skyline` fills from its floor upwards. */
const SKYLINE = { width: 720, height: 430 }

/** Roofs of the centre of Madrid: far towers, a domed corner, a stepped tower and tiled roofs in front. */
export function skyline(): string {
  return rect(240, 250, 120, 180, LILAC) + farTowers(548) + steppedTower(420) + domedCorner(70) + tiledRoofs()
}

/** The same roofs for a wide picture, 1000 × 430, with the middle left low. */
export function wideSkyline(): string {
  return (
    rect(226, 270, 110, 160, LILAC) +
    farTowers(846) +
    steppedTower(758) +
    domedCorner(70) +
    tiledRoofs() +
    place(1000, 0, `<g transform="scale(-1 1)">${tiledRoofs()}</g>`)
  )
}

function farTowers(x: number): string {
  return (
    rect(x, 150, 34, 280, LILAC) +
    polygon([x + 48, 196, x + 84, 132, x + 84, 430, x + 48, 430], LILAC) +
    rect(x + 98, 168, 32, 262, LILAC, 16) +
    shape(`M${x + 142} 430V190l30 -26V430Z`, LILAC)
  )
}

function steppedTower(x: number): string {
  const window = (left: number, top: number, columns: number, rows: number) =>
    cells({ x: left, y: top, columns, rows, width: 10, height: 16, gap: 12 }, () => TERRACOTTA_DEEP, 2)
  return (
    rect(x - 74, 266, 148, 170, SAND_DEEP) +
    rect(x - 52, 196, 104, 80, SAND) +
    rect(x - 28, 136, 56, 66, SAND_DEEP) +
    polygon([x - 34, 138, x, 92, x + 34, 138], VIOLET_DEEP) +
    line(`M${x} 94V58`, VIOLET_DEEP, 5) +
    disc(x, 168, 17, PAPER) +
    line(`M${x} 158v10h8`, TERRACOTTA_DEEP, 4) +
    window(x - 38, 220, 4, 2) +
    window(x - 60, 290, 6, 2)
  )
}

function domedCorner(x: number): string {
  const columns = [0, 1, 2, 3].map((index) => rect(x + 14 + index * 32, 226, 10, 66, SAND_DEEP)).join('')
  return (
    rect(x - 26, 300, 172, 140, PAPER) +
    rect(x - 34, 288, 188, 18, SAND) +
    rect(x, 222, 120, 72, PAPER) +
    columns +
    rect(x - 8, 212, 136, 14, SAND) +
    shape(`M${x + 4} 212C${x + 4} 130 ${x + 34} 104 ${x + 60} 104S${x + 116} 130 ${x + 116} 212Z`, INK_SOFT) +
    shape(
      `M${x + 60} 104C${x + 86} 104 ${x + 116} 130 ${x + 116} 212H${x + 84}C${x + 84} 150 ${x + 76} 120 ${x + 60} 104Z`,
      VIOLET_DEEP,
    ) +
    disc(x + 60, 176, 13, APRICOT) +
    rect(x + 48, 84, 24, 24, PAPER, 4) +
    line(`M${x + 60} 84V62m-16 -8q16 -22 32 0`, APRICOT, 6) +
    disc(x + 60, 56, 7, APRICOT) +
    cells({ x: x - 6, y: 322, columns: 5, rows: 3, width: 16, height: 28, gap: 14 }, () => LILAC, 8)
  )
}

function tiledRoofs(): string {
  return (
    roof(-60, 250, 356, 74, TERRACOTTA) +
    chimney(60, 330) +
    dormer(150, 366) +
    roof(190, 330, 384, 46, TERRACOTTA_DEEP) +
    roof(430, 350, 344, 86, TERRACOTTA) +
    chimney(690, 316) +
    dormer(560, 358) +
    rect(236, 340, 7, 60, VIOLET_DEEP) +
    line('M214 352h50M222 366h34', VIOLET_DEEP, 5) +
    disc(330, 382, 24, SAGE)
  )
}

/** A slope of tiles from its ridge down to the floor. */
function roof(x: number, width: number, ridge: number, slant: number, fill: string): string {
  const floor = SKYLINE.height + 6
  const seams = Array.from({ length: Math.floor(width / 26) }, (_, index) => {
    const top = x + slant + ((width - 2 * slant) * (index + 0.5)) / Math.floor(width / 26)
    const foot = x + (width * (index + 0.5)) / Math.floor(width / 26)
    return `M${num(top)} ${num(ridge + 10)}L${num(foot)} ${floor}`
  }).join('')
  const seam = fill === TERRACOTTA ? TERRACOTTA_DEEP : TERRACOTTA
  return (
    polygon([x + slant, ridge, x + width - slant, ridge, x + width, floor, x, floor], fill) +
    line(seams, seam, 4) +
    rect(x + slant - 8, ridge - 6, width - 2 * slant + 16, 12, seam, 6)
  )
}

function chimney(x: number, y: number): string {
  return rect(x, y, 30, 46, PAPER) + rect(x - 5, y - 6, 40, 12, TERRACOTTA_DEEP, 3)
}

function dormer(x: number, y: number): string {
  return (
    rect(x - 28, y, 56, 52, PAPER) +
    rect(x - 16, y + 12, 32, 40, VIOLET, 4) +
    polygon([x - 40, y + 4, x, y - 34, x + 40, y + 4], TERRACOTTA_DEEP)
  )
}
