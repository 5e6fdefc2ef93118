import { num, type Point } from './draw'

/** Path of a circle. */
export function discPath(cx: number, cy: number, radius: number): string {
  const half = `a${num(radius)} ${num(radius)} 0 1 1`
  return `M${num(cx - radius)} ${num(cy)}${half} ${num(2 * radius)} 0${half} ${num(-2 * radius)} 0z`
}

/** A point on a circle; 0° is to the right, angles grow clockwise. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

/** Path of a smooth open curve through the points (Catmull-Rom as cubic Béziers). */
export function curvePath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${num(startX)} ${num(startY)}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d +=
      `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)}` +
      ` ${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ${num(to[0])} ${num(to[1])}`
  }
  return d
}

/** Path of a pointed leaf of the given length, upwards from its stem at 0,0. */
export function leafPath(length: number, width = length * 0.46): string {
  const [side, tip] = [num(width), num(-length)]
  return (
    `M0 0C${num(-width)} ${num(-length * 0.22)} ${num(-width)} ${num(-length * 0.66)} 0 ${tip}` +
    `C${side} ${num(-length * 0.66)} ${side} ${num(-length * 0.22)} 0 0Z`
  )
}
