import { disc, line, place, polygon, rect, shape } from '../draw'
import { browser } from '../frames'
import { leaf } from '../nature'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  LILAC_PALE,
  MOSS,
  SAGE,
  SAGE_PALE,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { dots } from '../texture'
import { writing } from '../ui'

/** What does a page weigh? A web page, plugged in, outweighs the leaves on a pair of scales. */
export function drawPageOnScale(): string {
  return (
    rect(0, 0, 1200, 630, SAGE_PALE) +
    disc(600, 300, 270, SAGE) +
    dots(1000, 60, 5, 4, SAGE, 34, 10) +
    rect(0, 560, 1200, 70, MOSS) +
    cable() +
    hooks(310, 226, 486, 150) +
    hooks(890, 146, 390, 134) +
    leaves() +
    dish(890, 390, 134) +
    stand() +
    place(196, 282, page(), 0.4) +
    dish(310, 486, 150)
  )
}

function stand(): string {
  return (
    rect(586, 170, 28, 372, INK, 10) +
    shape('M470 566a130 60 0 0 1 260 0z', INK) +
    polygon([300, 216, 300, 240, 900, 158, 900, 134], VIOLET_DEEP) +
    disc(310, 226, 18, INK) +
    disc(890, 148, 18, INK) +
    disc(600, 187, 40, TERRACOTTA) +
    disc(600, 187, 15, APRICOT_PALE)
  )
}

function hooks(x: number, top: number, y: number, half: number): string {
  return line(`M${x} ${top}L${x - half} ${y}M${x} ${top}L${x + half} ${y}`, INK, 6)
}

function dish(x: number, y: number, half: number): string {
  return (
    shape(
      `M${x - half - 18} ${y - 8}h${2 * half + 36}a${half + 18} 64 0 0 1 ${-2 * half - 36} 0z`,
      TERRACOTTA,
    ) +
    shape(
      `M${x + half + 18} ${y - 8}a${half + 18} 64 0 0 1 ${-half - 18} 64q${half * 0.5} -12 ${half * 0.6} -64z`,
      TERRACOTTA_DEEP,
    )
  )
}

function page(): string {
  return browser(
    { x: 0, y: 0, width: 570, height: 500 },
    rect(36, 34, 498, 180, LILAC_PALE, 20) +
      polygon([80, 214, 210, 84, 300, 170, 360, 110, 480, 214], VIOLET) +
      disc(440, 84, 30, APRICOT) +
      writing(36, 244, [420, 498, 360], SAND_DEEP, 26, 22) +
      rect(36, 392, 170, 36, TERRACOTTA, 18),
    { page: CREAM },
  )
}

function leaves(): string {
  return leaf(858, 410, 190, -46) + leaf(922, 410, 180, 46) + leaf(890, 412, 250, 2)
}

function cable(): string {
  return (
    line('M200 420C60 440 40 520 110 560S280 596 330 590', INK, 10) +
    place(
      330,
      590,
      rect(0, -26, 74, 52, VIOLET, 14) +
        rect(50, -26, 24, 52, VIOLET_DEEP, 10) +
        line('M76 -12h34M76 12h34', LILAC, 10),
    )
  )
}
