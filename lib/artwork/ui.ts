import { clip, disc, line, num, oval, rect, shape, STROKE, type Point } from './draw'
import { curvePath, discPath } from './outline'
import { APRICOT, CREAM, INK, LILAC, SAND_DEEP, VIOLET } from './palette'

/** Lines of writing, drawn as bars; each width is one line. */
export function writing(
  x: number,
  y: number,
  widths: readonly number[],
  colour = SAND_DEEP,
  height = 14,
  gap = 16,
): string {
  return widths
    .map((width, index) => rect(x, y + index * (height + gap), width, height, colour, height / 2))
    .join('')
}

/** A pill button with a bar for its label. */
export function button(
  x: number,
  y: number,
  width: number,
  height = 48,
  fill = VIOLET,
  label = CREAM,
): string {
  const bar = height * 0.22
  return (
    rect(x, y, width, height, fill, height / 2) +
    rect(x + width * 0.26, y + (height - bar) / 2, width * 0.48, bar, label, bar / 2)
  )
}

/** A face without features inside a disc: hair, head and shoulders. */
export function avatar(
  cx: number,
  cy: number,
  radius: number,
  {
    ground = LILAC,
    skin = APRICOT,
    hair = INK,
    top = VIOLET,
  }: { ground?: string; skin?: string; hair?: string; top?: string } = {},
): string {
  const unit = radius / 50
  return (
    disc(cx, cy, radius, ground) +
    clip(
      discPath(cx, cy, radius),
      oval(cx, cy + 48 * unit, 38 * unit, 30 * unit, top) +
        rect(cx - 9 * unit, cy + 2 * unit, 18 * unit, 24 * unit, skin, 8 * unit) +
        disc(cx, cy - 6 * unit, 20 * unit, skin) +
        shape(
          `M${num(cx - 23 * unit)} ${num(cy - 4 * unit)}a${num(23 * unit)} ${num(25 * unit)} 0 0 1 ${num(46 * unit)} 0` +
            `c${num(-14 * unit)} ${num(-2 * unit)} ${num(-24 * unit)} ${num(-6 * unit)} ${num(-28 * unit)} ${num(-12 * unit)}` +
            `c${num(-2 * unit)} ${num(8 * unit)} ${num(-8 * unit)} ${num(11 * unit)} ${num(-18 * unit)} ${num(12 * unit)}z`,
          hair,
        ),
    )
  )
}

/** Upright bars that stand on the line `y + height`; values run from 0 to 1. */
export function barChart(
  box: { x: number; y: number; width: number; height: number },
  values: readonly number[],
  colourOf: (index: number) => string,
): string {
  const step = box.width / values.length
  const width = step * 0.62
  return values
    .map((value, index) => {
      const height = Math.max(box.height * value, width)
      return rect(
        box.x + index * step + (step - width) / 2,
        box.y + box.height - height,
        width,
        height,
        colourOf(index),
        width / 3,
      )
    })
    .join('')
}

/** A hill of values from 0 to 1, with the line on top. */
export function areaChart(
  box: { x: number; y: number; width: number; height: number },
  values: readonly number[],
  fill: string,
  top: string,
): string {
  const points = values.map((value, index): Point => [
    box.x + (index * box.width) / Math.max(values.length - 1, 1),
    box.y + box.height * (1 - value),
  ])
  const curve = curvePath(points)
  const base = num(box.y + box.height)
  return shape(`${curve}V${base}H${num(box.x)}Z`, fill) + line(curve, top, STROKE + 2)
}

/** A board of equal cells, row by row. */
export function cells(
  spot: { x: number; y: number; columns: number; rows: number; width: number; height: number; gap: number },
  colourOf: (column: number, row: number) => string,
  radius = 12,
): string {
  let body = ''
  for (let row = 0; row < spot.rows; row += 1) {
    for (let column = 0; column < spot.columns; column += 1) {
      const x = spot.x + column * (spot.width + spot.gap)
      const y = spot.y + row * (spot.height + spot.gap)
      body += rect(x, y, spot.width, spot.height, colourOf(column, row), radius)
    }
  }
  return body
}

/** A map pin whose point touches x,y; `size` is its width. */
export function pin(x: number, y: number, size: number, fill: string, hole = CREAM): string {
  const radius = size / 2
  const centre = y - size * 1.1
  return (
    shape(
      `M${num(x)} ${num(y)}C${num(x - radius * 0.45)} ${num(y - size * 0.42)} ${num(x - radius)} ${num(centre + radius * 0.66)} ${num(x - radius)} ${num(centre)}` +
        `a${num(radius)} ${num(radius)} 0 0 1 ${num(size)} 0C${num(x + radius)} ${num(centre + radius * 0.66)} ${num(x + radius * 0.45)} ${num(y - size * 0.42)} ${num(x)} ${num(y)}Z`,
      fill,
    ) + disc(x, centre, radius * 0.44, hole)
  )
}

/** A tick mark in a box of the given size. */
export function tick(x: number, y: number, size: number, colour: string, weight = size * 0.22): string {
  return line(
    `M${num(x)} ${num(y + size * 0.5)}l${num(size * 0.36)} ${num(size * 0.36)}l${num(size * 0.64)} ${num(-size * 0.7)}`,
    colour,
    weight,
  )
}
