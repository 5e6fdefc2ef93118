import { disc, line, num, rect, ring } from '../draw'
import type { Random } from '../../../text/random'
import { dots, hatch } from '../texture'
import {
  APRICOT,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  MOSS_DEEP,
  PAPER,
  SAGE,
  TERRACOTTA,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'

interface Sheet {
  ground: string
  grid: string
  pen: string
  thin: string
  fill: string
  pop: string
}

const SHEETS: readonly [Sheet, ...Sheet[]] = [
  { ground: VIOLET_DEEP, grid: '#5b55cb', pen: PAPER, thin: LILAC, fill: VIOLET, pop: APRICOT },
  { ground: INK, grid: INK_SOFT, pen: LILAC_PALE, thin: LILAC, fill: INK_SOFT, pop: TERRACOTTA },
  { ground: MOSS_DEEP, grid: '#41634a', pen: PAPER, thin: SAGE, fill: MOSS, pop: APRICOT },
] as const satisfies readonly [Sheet, ...Sheet[]]

/** A wireframe of a page with its dimensions, on a fine grid. */
export function drawBlueprint(random: Random): string {
  const sheet = random.pick(SHEETS)
  const box = { x: 270 + random.between(-30, 30), y: 118, width: random.between(600, 660), height: 380 }
  const gridX = Array.from({ length: 24 }, (_, index) => `M${25 + index * 50} 0V630`).join('')
  const gridY = Array.from({ length: 13 }, (_, index) => `M0 ${15 + index * 50}H1200`).join('')
  return (
    rect(0, 0, 1200, 630, sheet.ground) +
    line(gridX + gridY, sheet.grid, 2) +
    frame(random, box, sheet) +
    measures(box, sheet) +
    compass(random, box, sheet)
  )
}

function frame(
  random: Random,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  sheet: Sheet,
): string {
  const split = x + width * random.between(0.4, 0.62)
  const lower = y + random.between(210, 250)
  const outline = (left: number, top: number, w: number, h: number) =>
    `<rect x="${num(left)}" y="${num(top)}" width="${num(w)}" height="${num(h)}" rx="16" fill="none" stroke="${sheet.pen}" stroke-width="6"/>`
  const image = { x: x + 28, y: y + 84, width: split - x - 48, height: lower - y - 104 }
  const columns = random.whole(3, 4)
  const step = (width - 56 + 20) / columns
  const cards = Array.from({ length: columns }, (_, index) => {
    const left = x + 28 + index * step
    const filled = index === columns - 1
    return filled
      ? rect(left, lower + 8, step - 20, y + height - lower - 36, sheet.pop, 16)
      : outline(left, lower + 8, step - 20, y + height - lower - 36)
  })
  return (
    rect(x, y, width, height, sheet.ground, 24) +
    outline(x, y, width, height) +
    line(`M${num(x)} ${y + 56}H${num(x + width)}`, sheet.pen) +
    [0, 1, 2].map((index) => disc(x + 32 + index * 28, y + 28, 8, sheet.pen)).join('') +
    hatch(image.x, image.y, image.width, image.height, sheet.fill, 22, 7) +
    outline(image.x, image.y, image.width, image.height) +
    line(`M${num(split + 14)} ${y + 106}H${num(x + width - 40)}`, sheet.pop, 22) +
    line(
      `M${num(split + 10)} ${y + 150}H${num(x + width - 80)}M${num(split + 10)} ${y + 184}H${num(x + width - random.between(90, 150))}`,
      sheet.thin,
      10,
    ) +
    cards.join('')
  )
}

function measures(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  sheet: Sheet,
): string {
  const [right, bottom] = [num(x + width), num(y + height)]
  return line(
    `M${num(x)} ${y - 42}H${right}m-16 -12l16 12l-16 12M${num(x + 16)} ${y - 54}l-16 12l16 12` +
      `M${num(x - 44)} ${y}V${bottom}m-12 -16l12 16l12 -16M${num(x - 56)} ${y + 16}l12 -16l12 16`,
    sheet.thin,
    5,
  )
}

function compass(
  random: Random,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  sheet: Sheet,
): string {
  const [cx, cy, radius] = [x + width, y + height - random.between(20, 110), random.between(104, 132)]
  return (
    ring(cx, cy, radius, sheet.thin, 5) +
    line(
      `M${num(cx - radius - 34)} ${num(cy)}H${num(cx + radius + 34)}M${num(cx)} ${num(cy - radius - 34)}V${num(cy + radius + 34)}`,
      sheet.thin,
      4,
      '22 14',
    ) +
    ring(cx, cy, radius * 0.5, sheet.pop, 9) +
    disc(cx, cy, 13, sheet.pop) +
    dots(64, 440, 4, 4, sheet.thin, 34, 9)
  )
}
