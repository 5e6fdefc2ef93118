import { clip, line, num, place, polygon, rect, shape, STROKE } from './draw'
import { leafPath } from './outline'
import { APRICOT, MOSS, MOSS_DEEP, SAGE, TERRACOTTA, TERRACOTTA_DEEP } from './palette'

/** A leaf with a shaded half and a vein; its stem is at x,y, and at 0° it points upwards. */
export function leaf(
  x: number,
  y: number,
  length: number,
  turn: number,
  {
    light = MOSS,
    dark = MOSS_DEEP,
    vein = SAGE,
    width = length * 0.46,
  }: { light?: string; dark?: string; vein?: string; width?: number } = {},
): string {
  const outline = leafPath(length, width)
  const ribs = [0.36, 0.52, 0.68]
    .map((part) => {
      const reach = width * 0.4 * (1 - Math.abs(part - 0.42))
      return `M${num(-reach)} ${num(-length * part - reach * 0.8)}L0 ${num(-length * part)}L${num(reach)} ${num(-length * part - reach * 0.8)}`
    })
    .join('')
  return place(
    x,
    y,
    shape(outline, light) +
      clip(outline, rect(-width, -length, width, length, dark)) +
      line(
        `M0 ${num(length * 0.12)}V${num(-length * 0.82)}${ribs}`,
        vein,
        Math.max(STROKE * 0.66, length / 44),
      ),
    1,
    turn,
  )
}

/** A drop of water with its tip up; x,y is the centre of its round part. */
export function drop(x: number, y: number, radius: number, fill: string): string {
  const [r, tip] = [num(radius), num(y - radius * 2.1)]
  return shape(
    `M${num(x)} ${tip}C${num(x + radius * 0.5)} ${num(y - radius * 1.2)} ${num(x + radius)} ${num(y - radius * 0.7)} ${num(x + radius)} ${num(y)}` +
      `a${r} ${r} 0 0 1 ${num(-2 * radius)} 0C${num(x - radius)} ${num(y - radius * 0.7)} ${num(x - radius * 0.5)} ${num(y - radius * 1.2)} ${num(x)} ${tip}Z`,
    fill,
  )
}

/** A flower pot; x,y is the centre of its rim. Plants are drawn before it. */
export function pot(
  x: number,
  y: number,
  width: number,
  light = TERRACOTTA,
  dark = TERRACOTTA_DEEP,
  rim = APRICOT,
): string {
  const [half, height, edge] = [width / 2, width * 0.82, width * 0.2]
  return (
    polygon(
      [
        x - half * 0.9,
        y + edge,
        x + half * 0.9,
        y + edge,
        x + half * 0.66,
        y + height,
        x - half * 0.66,
        y + height,
      ],
      light,
    ) +
    polygon(
      [
        x + half * 0.2,
        y + edge,
        x + half * 0.9,
        y + edge,
        x + half * 0.66,
        y + height,
        x + half * 0.14,
        y + height,
      ],
      dark,
    ) +
    rect(x - half, y, width, edge * 1.15, rim, edge * 0.3)
  )
}
