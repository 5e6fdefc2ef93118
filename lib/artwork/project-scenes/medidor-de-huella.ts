import { browser } from '../frames'
import { disc, line, polygon, rect } from '../draw'
import { leaf } from '../nature'
import { arcPath, onCircle } from '../outline'
import {
  APRICOT,
  APRICOT_PALE,
  INK,
  LILAC,
  LILAC_PALE,
  MOSS,
  PAPER,
  SAGE,
  SAGE_PALE,
  SAND,
  TERRACOTTA,
} from '../palette'
import { dots } from '../texture'
import { writing } from '../ui'

const DIAL = { cx: 390, cy: 322, radius: 218 }
const SCALE = [MOSS, SAGE, APRICOT, TERRACOTTA]

/** A meter for the weight and the carbon of web pages: a dial in the green, and the leaf that it earns. */
export function drawMedidorDeHuella(): string {
  return (
    rect(0, 0, 1200, 800, LILAC_PALE) +
    disc(905, 330, 330, LILAC) +
    dots(1046, 70, 5, 4, PAPER, 34, 10) +
    browser({ x: 120, y: 96, width: 780, height: 610 }, dial() + readings()) +
    leaf(1026, 806, 330, 44, { width: 112 }) +
    leaf(996, 812, 590, 5, { width: 206 })
  )
}

function dial(): string {
  const { cx, cy, radius } = DIAL
  const arcs = SCALE.map((colour, index) => {
    const from = 180 + index * 45
    return `<path d="${arcPath(cx, cy, radius, from + 1.4, from + 43.6)}" fill="none" stroke="${colour}" stroke-width="80"/>`
  })
  const [tipX, tipY] = onCircle(cx, cy, 186, 208)
  return (
    arcs.join('') +
    line(arcPath(cx, cy, 140, 184, 356), SAND, 6, '0.1 21') +
    polygon([cx - 11, cy - 22, tipX, tipY, cx + 16, cy + 20], INK) +
    disc(cx, cy, 32, INK) +
    disc(cx, cy, 11, PAPER)
  )
}

function readings(): string {
  const cards = [SAGE_PALE, APRICOT_PALE, LILAC_PALE]
  const marks = [MOSS, TERRACOTTA, LILAC]
  return cards
    .map((fill, index) => {
      const x = 62 + index * 224
      return (
        rect(x, 398, 204, 112, fill, 20) +
        disc(x + 46, 454, 22, marks[index] ?? INK) +
        writing(x + 86, 436, [88, 56], INK, 12, 12)
      )
    })
    .join('')
}
