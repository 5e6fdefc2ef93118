import { hashText } from '../text/random'

/** Default stroke width, in units of a picture 1200 wide. */
const STROKE = 6

export type Point = readonly [x: number, y: number]

/** Formats a coordinate with at most one decimal, to keep the files small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A filled rectangle, with round corners when `radius` is given. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${num(radius)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${corner} fill="${fill}"/>`
}

/** A filled disc. */
export function disc(cx: number, cy: number, radius: number, fill: string): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="${fill}"/>`
}

/** A stroked circle. */
export function ring(cx: number, cy: number, radius: number, colour: string, width = STROKE): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`
}

/** A stroked ellipse around 0,0. */
export function loop(rx: number, ry: number, colour: string, width = STROKE): string {
  return `<ellipse rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`
}

/** A filled path. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A stroked path with round ends; `dash` is an SVG dash list. */
export function line(d: string, colour: string, width = STROKE, dash = ''): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  return (
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"` +
    ` stroke-linecap="round" stroke-linejoin="round"${dashes}/>`
  )
}

/** Rotates a drawing (degrees), then moves it. */
export function turned(x: number, y: number, degrees: number, body: string): string {
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(degrees)})">${body}</g>`
}

/** Scales a drawing, then moves it. */
export function scaled(x: number, y: number, scale: number, body: string): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`
}

/** Mirrors a drawing left to right around the vertical line at `x`. */
export function mirror(x: number, body: string): string {
  return `<g transform="translate(${num(2 * x)} 0) scale(-1 1)">${body}</g>`
}

/** Clips a drawing to an outline. The id is derived from the outline, so pictures in one document may share it. */
export function clip(outline: string, body: string): string {
  const id = `c${hashText(outline).toString(36)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

/** The SVG document. With `slice`, a viewer crops it to any other proportion. */
export function picture({ width, height }: { width: number; height: number }, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice">${body}</svg>\n`
  )
}

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

/** A regular grid of small dots, drawn as dashed lines of zero length. */
export function dots(
  x: number,
  y: number,
  columns: number,
  rows: number,
  colour: string,
  gap: number,
  size: number,
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
  gap: number,
  weight: number,
): string {
  let d = ''
  for (let offset = gap / 2; offset < width + height; offset += gap) {
    const right = Math.min(offset, width)
    const bottom = Math.min(offset, height)
    d += `M${num(x + right)} ${num(y + offset - right)}L${num(x + offset - bottom)} ${num(y + bottom)}`
  }
  return `<path d="${d}" stroke="${colour}" stroke-width="${num(weight)}" fill="none"/>`
}
