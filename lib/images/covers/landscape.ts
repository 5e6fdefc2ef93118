import { disc, line, num, polygon, rect, shape } from './draw'
import { INK, MOSS, MOSS_DEEP } from './palette'

/** A round tree; x,y is the base of its trunk. */
export function tree(
  x: number,
  y: number,
  height: number,
  light = MOSS,
  dark = MOSS_DEEP,
  trunk = INK,
): string {
  const radius = height * 0.34
  const cy = y - height + radius
  return (
    disc(x, cy, radius, light) +
    shape(`M${num(x)} ${num(cy - radius)}a${num(radius)} ${num(radius)} 0 0 1 0 ${num(2 * radius)}z`, dark) +
    line(
      `M${num(x)} ${num(y)}V${num(cy)}m0 ${num(radius * 0.7)}l${num(radius * 0.4)} ${num(-radius * 0.42)}`,
      trunk,
      Math.max(4, height / 26),
    )
  )
}

/** A fir of three tiers with a shaded right half; x,y is the base of its trunk. */
export function fir(
  x: number,
  y: number,
  height: number,
  light = MOSS,
  dark = MOSS_DEEP,
  trunk = INK,
): string {
  const tiers = [0.52, 0.42, 0.3].map((half, index) => {
    const base = y - height * (0.12 + index * 0.25)
    const top = base - height * 0.42
    const reach = height * half * 0.62
    return (
      polygon([x - reach, base, x, top, x + reach, base], light) +
      polygon([x, top, x + reach, base, x, base], dark)
    )
  })
  return rect(x - height * 0.035, y - height * 0.14, height * 0.07, height * 0.14, trunk) + tiers.join('')
}
