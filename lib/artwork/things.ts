import { clip, disc, fade, line, num, oval, place, rect, ring, shape, STROKE } from './draw'
import { boxPath, discPath } from './outline'
import {
  APRICOT,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  MOSS,
  MOSS_DEEP,
  SAGE,
  SAGE_DEEP,
  SAGE_PALE,
  SAND_DEEP,
  TERRACOTTA,
  VIOLET,
} from './palette'

/** Pitch of a brick's studs. */
const STUD = 64

/** A toy brick seen from the front; x,y is the top left corner of its body, under the studs. */
export function brick(x: number, y: number, studs: number, light: string, dark: string): string {
  const width = studs * STUD
  let body = ''
  for (let stud = 0; stud < studs; stud += 1) {
    const left = x + stud * STUD + STUD * 0.2
    body +=
      rect(left, y - 16, STUD * 0.6, 24, light, 6) +
      rect(left + STUD * 0.38, y - 16, STUD * 0.22, 24, dark, 6)
  }
  return body + rect(x, y, width, STUD, light, 8) + rect(x, y + STUD * 0.72, width, STUD * 0.28, dark, 8)
}

/** One book on a shelf. */
export interface Book {
  width: number
  height: number
  fill: string
  band: string
}

/** Book spines side by side from x, standing on `base`. */
export function bookRow(x: number, base: number, books: readonly Book[]): string {
  let left = x
  let body = ''
  for (const { width, height, fill, band } of books) {
    const top = base - height
    body +=
      rect(left, top, width, height, fill, 8) +
      rect(left, top + height * 0.14, width, 10, band) +
      rect(left, top + height * 0.14 + 18, width, 10, band) +
      rect(left + width * 0.36, top + height * 0.44, width * 0.28, height * 0.34, band, width * 0.14)
    left += width + 6
  }
  return body
}

/** A tennis ball. */
export function ball(cx: number, cy: number, radius: number): string {
  const seam = (side: 1 | -1) => ring(cx + side * radius * 1.12, cy, radius * 0.78, CREAM, radius * 0.13)
  const outline = discPath(0, 0, radius)
  const shade = `M${num(-radius)} ${num(radius)}A${num(radius * 1.5)} ${num(radius * 1.5)} 0 0 0 ${num(radius)} ${num(-radius * 0.5)}V${num(radius)}Z`
  return place(
    cx,
    cy,
    shape(outline, SAGE) + clip(outline, shape(shade, SAGE_DEEP) + place(-cx, -cy, seam(1) + seam(-1))),
    1,
    -24,
  )
}

/** A racket 300 wide and 660 long whose head is centred on 0,0 and whose handle hangs down. */
export function racket(frame = VIOLET, grip = INK): string {
  const strings = [-100, -60, -20, 20, 60, 100].map((at) => `M${at} -190V190`).join('')
  const across = [-140, -100, -60, -20, 20, 60, 100, 140].map((at) => `M-150 ${at}H150`).join('')
  const head =
    'M0 -180C86 -180 140 -102 140 -16C140 74 86 160 0 160C-86 160 -140 74 -140 -16C-140 -102 -86 -180 0 -180Z'
  return (
    line('M-84 118L-22 300M84 118L22 300', frame, 24) +
    clip(head, fade(0.24, rect(-150, -190, 300, 380, CREAM)) + line(strings + across, CREAM, 4)) +
    line(head, frame, 26) +
    rect(-26, 280, 52, 220, grip, 18) +
    line('M-22 340l44 -22M-22 390l44 -22M-22 440l44 -22', INK_SOFT, 6) +
    rect(-30, 270, 60, 26, APRICOT, 10)
  )
}

/** A microcontroller board, 520 × 360, with its top left corner at 0,0. */
export function board(light = VIOLET, dark = INK_SOFT): string {
  const header = (x: number, y: number, holes: number) =>
    rect(x, y, holes * 26 + 8, 34, INK, 6) +
    line(`M${x + 17} ${y + 17}h${(holes - 1) * 26 + 0.1}`, LILAC, 8, '0.1 25.9')
  const legs = (y: number) => line(`M196 ${y}h204.1`, SAND_DEEP, 10, '0.1 33.9')
  return (
    shape(boxPath(0, 0, 520, 360, 26), light) +
    line('M120 92H60V150H24M440 92v44h60M150 260H96v40M430 262v-30h64', dark, STROKE - 1) +
    header(150, 22, 13) +
    header(190, 304, 12) +
    rect(-34, 66, 130, 96, SAND_DEEP, 10) +
    rect(-34, 132, 130, 30, '#c9b28e', 8) +
    rect(-22, 226, 96, 86, INK, 12) +
    legs(168) +
    legs(252) +
    rect(172, 174, 250, 72, INK, 10) +
    disc(196, 210, 8, dark) +
    rect(224, 204, 120, 12, INK_SOFT, 6) +
    rect(462, 170, 34, 34, TERRACOTTA, 8) +
    disc(479, 187, 9, CREAM) +
    disc(126, 196, 10, SAGE_PALE) +
    disc(126, 230, 10, APRICOT) +
    oval(126, 128, 18, 18, SAND_DEEP)
  )
}

/** A seedling with two leaves, `size` wide to each side; they part at x,y. */
export function sprout(x: number, y: number, size: number): string {
  const half = `M0 0C${num(size * 0.1)} ${num(-size * 0.5)} ${num(size * 0.5)} ${num(-size * 0.62)} ${num(size * 0.72)} ${num(-size * 0.6)}C${num(size * 0.74)} ${num(-size * 0.2)} ${num(size * 0.4)} 0 0 0Z`
  return place(
    x,
    y,
    line(`M0 ${num(size * 0.5)}V0`, MOSS_DEEP, size * 0.09) +
      shape(half, MOSS) +
      `<g transform="scale(-1 1)">${shape(half, MOSS_DEEP)}</g>`,
  )
}
