import { clip, line, num, STROKE } from './draw'

/** A regular grid of small dots, drawn as dashed lines of zero length. */
export function dots(
  x: number,
  y: number,
  columns: number,
  rows: number,
  colour: string,
  gap = 28,
  size = 7,
): string {
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    d += `M${num(x)} ${num(y + row * gap)}h${num((columns - 1) * gap + 0.1)}`
  }
  return line(d, colour, size, `0.1 ${num(gap - 0.1)}`)
}

/** Diagonal hatching that fills a rectangle exactly. */
export function hatch(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  gap = 20,
  weight = STROKE - 1,
): string {
  let d = ''
  for (let offset = gap / 2; offset < width + height; offset += gap) {
    const right = Math.min(offset, width)
    const bottom = Math.min(offset, height)
    d += `M${num(x + right)} ${num(y + offset - right)}L${num(x + offset - bottom)} ${num(y + bottom)}`
  }
  return `<path d="${d}" stroke="${colour}" stroke-width="${num(weight)}" fill="none"/>`
}

/** Diagonal hatching clipped to an outline; `box` is the outline's bounding box. */
export function hatchIn(
  outline: string,
  box: readonly [x: number, y: number, width: number, height: number],
  colour: string,
  gap = 20,
  weight = STROKE - 1,
): string {
  return clip(outline, hatch(...box, colour, gap, weight))
}
