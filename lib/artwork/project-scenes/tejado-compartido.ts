import { disc, line, polygon, rect, type Point } from '../draw'
import { browser } from '../frames'
import { onCircle } from '../outline'
import {
  APRICOT,
  APRICOT_PALE,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  SAGE,
  SAND,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { areaChart, barChart, writing } from '../ui'

const SUN = { cx: 925, cy: 268, radius: 176 }

/** A shared solar roof: the day's curve in a window, the panels in front and the sun that feeds both. */
export function drawTejadoCompartido(): string {
  return (
    rect(0, 0, 1200, 800, APRICOT_PALE) +
    sun() +
    browser({ x: 96, y: 82, width: 700, height: 520 }, curveOfTheDay()) +
    roof() +
    panel(520, 702, 250) +
    panel(820, 702, 250)
  )
}

function sun(): string {
  const { cx, cy, radius } = SUN
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [x1, y1] = onCircle(cx, cy, radius + 40, index * 15)
    const [x2, y2] = onCircle(cx, cy, radius + (index % 2 ? 84 : 128), index * 15)
    return `M${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}`
  })
  return line(rays.join(''), APRICOT, 14) + disc(cx, cy, radius, TERRACOTTA)
}

function curveOfTheDay(): string {
  return (
    rect(44, 42, 40, 40, VIOLET, 12) +
    writing(104, 46, [180, 110], SAND, 13, 10) +
    rect(536, 44, 120, 40, LILAC_PALE, 20) +
    line('M44 168H656M44 236H656M44 304H656', SAND, 4) +
    areaChart(
      { x: 44, y: 120, width: 612, height: 210 },
      [0.02, 0.08, 0.42, 0.8, 0.96, 0.84, 0.5, 0.12, 0.03],
      APRICOT,
      TERRACOTTA,
    ) +
    barChart(
      { x: 44, y: 350, width: 612, height: 90 },
      [0.5, 0.7, 0.4, 0.86, 0.62, 0.5, 0.92, 0.7, 0.44, 0.6, 0.8, 0.5],
      (index) => (index % 3 === 0 ? MOSS : SAGE),
    )
  )
}

function roof(): string {
  const tiles = [716, 752, 788]
    .map((y, row) => `M${-40 + (row % 2) * 28} ${y}${'a28 26 0 0 0 56 0'.repeat(23)}`)
    .join('')
  return (
    rect(0, 690, 1200, 110, TERRACOTTA) +
    line(tiles, TERRACOTTA_DEEP, 6) +
    rect(0, 678, 1200, 20, TERRACOTTA_DEEP)
  )
}

function panel(x: number, base: number, width: number): string {
  const [height, lean] = [216, 92]
  const at = (across: number, up: number): Point => [x + across * width + up * lean, base - 26 - up * height]
  const path = (from: Point, to: Point) =>
    `M${from[0].toFixed(0)} ${from[1].toFixed(0)}L${to[0].toFixed(0)} ${to[1].toFixed(0)}`
  const grid =
    [0.25, 0.5, 0.75].map((part) => path(at(part, 0), at(part, 1))).join('') +
    [1 / 3, 2 / 3].map((part) => path(at(0, part), at(1, part))).join('')
  return (
    line(
      path(at(0.2, 0.3), [x + width * 0.5, base]) + path(at(0.86, 0.6), [x + width * 1.16, base]),
      INK,
      12,
    ) +
    polygon([...at(0, 0), ...at(0, 1), ...at(1, 1), ...at(1, 0)], VIOLET_DEEP) +
    polygon([...at(0.36, 0), ...at(0.66, 1), ...at(1, 1), ...at(1, 0)], INK_SOFT) +
    line(grid, LILAC, 5) +
    line(
      `${path(at(0, 0), at(0, 1))}${path(at(0, 1), at(1, 1))}${path(at(1, 1), at(1, 0))}${path(at(1, 0), at(0, 0))}`,
      INK,
      10,
    )
  )
}
