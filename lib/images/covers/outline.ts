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

/** Path of a pointed leaf of the given length, upwards from its stem at 0,0. */
export function leafPath(length: number, width: number): string {
  const [side, tip] = [num(width), num(-length)]
  return (
    `M0 0C${num(-width)} ${num(-length * 0.22)} ${num(-width)} ${num(-length * 0.66)} 0 ${tip}` +
    `C${side} ${num(-length * 0.66)} ${side} ${num(-length * 0.22)} 0 0Z`
  )
}
