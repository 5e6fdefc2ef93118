import { clip, line, num, place, rect, shape, STROKE } from './draw'
import { leafPath } from './outline'
import { MOSS, MOSS_DEEP, SAGE } from './palette'

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
