import { hashText } from '../../text/random'

/** Default stroke width, in units of a picture 1200 wide. */
export const STROKE = 6

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

/** A filled ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`
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

/** A filled polygon; coordinates are a flat list of x, y pairs. */
export function polygon(coordinates: readonly number[], fill: string): string {
  return shape(`M${coordinates.map(num).join(' ')}Z`, fill)
}

/** Scales a drawing, then rotates it (degrees), then translates it. */
export function place(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${num(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${body}</g>`
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

/** The SVG document: size, view box and, with `slice`, a crop that fills any other proportion. */
export function picture(
  view: { width: number; height: number },
  body: string,
  size: { width: number; height: number } = view,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(size.width)}" height="${num(size.height)}"` +
    ` viewBox="0 0 ${view.width} ${view.height}" preserveAspectRatio="xMidYMid slice">${body}</svg>\n`
  )
}
