import { clip, disc, line, num, oval, rect, shape } from '../draw'
import type { Random } from '../../../text/random'
import { dots, hatch } from '../texture'
import { ON_APRICOT, ON_INK, ON_LILAC, ON_SAGE, ON_VIOLET, type Colourway } from './colourway'

const FLOOR = 520
const TILT = 0.26

/** Three stacks of cylinders of different heights, the usual symbol of a database. */
export function drawCylinders(random: Random): string {
  const ink = random.pick([ON_SAGE, ON_LILAC, ON_INK, ON_VIOLET, ON_APRICOT])
  const tall = random.whole(0, 2)
  const piles = [330, 600, 870].map((cx, index) => {
    const radius = random.between(106, 132)
    const drums = index === tall ? 4 : random.whole(2, 3)
    return pile(random, ink, cx + random.between(-14, 14), radius, drums)
  })
  return (
    rect(0, 0, 1200, 630, ink.ground) +
    disc(330 + tall * 270, random.between(200, 290), random.between(210, 250), ink.tone) +
    dots(tall === 0 ? 950 : 70, 70, 6, 5, ink.tone, 34, 10) +
    rect(0, FLOOR - 6, 1200, 120, ink.tone) +
    piles.join('')
  )
}

function pile(random: Random, ink: Colourway, cx: number, radius: number, drums: number): string {
  const height = random.between(68, 80)
  const ry = radius * TILT
  const paints = [
    [ink.main, ink.deep, ink.light],
    [ink.accent, ink.accent, ink.light],
    [ink.light, ink.tone, ink.main],
  ] as const
  const first = random.whole(0, 2)
  const floorShade = `<ellipse cx="${num(cx + 26)}" cy="${num(FLOOR + 8)}" rx="${num(radius + 16)}" ry="${num(ry + 6)}" fill="${ink.line}" opacity="0.18"/>`
  let body = floorShade
  for (let drum = 0; drum < drums; drum += 1) {
    const bottom = FLOOR - drum * (height + 16)
    const [side, shade, top] = paints[(first + drum) % 3] ?? paints[0]
    body += one(cx, bottom, radius, ry, height, side, shade, top, ink)
  }
  return body
}

function one(
  cx: number,
  bottom: number,
  radius: number,
  ry: number,
  height: number,
  side: string,
  shade: string,
  top: string,
  ink: Colourway,
): string {
  const [left, r, e] = [num(cx - radius), num(radius), num(ry)]
  const wall = `M${left} ${num(bottom - height)}V${num(bottom)}a${r} ${e} 0 0 0 ${num(2 * radius)} 0V${num(bottom - height)}Z`
  const shaded =
    side === shade
      ? hatch(cx + radius * 0.2, bottom - height, radius * 0.8, height + ry, ink.line, 20, 5)
      : rect(cx + radius * 0.2, bottom - height, radius * 0.8, height + ry, shade)
  return (
    shape(wall, side) +
    clip(wall, shaded) +
    oval(cx, bottom - height, radius, ry, top) +
    line(
      `M${num(cx - radius * 0.68)} ${num(bottom - height * 0.36)}h.1m34 5h${num(radius * 0.3)}`,
      side === ink.light ? ink.line : ink.light,
      12,
    )
  )
}
