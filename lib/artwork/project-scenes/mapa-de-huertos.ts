import { clip, disc, line, rect, shape } from '../draw'
import { browser, shadow } from '../frames'
import { boxPath } from '../outline'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  MOSS,
  MOSS_DEEP,
  PAPER,
  SAGE,
  SAGE_PALE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
} from '../palette'
import { dots, hatch } from '../texture'
import { sprout } from '../things'
import { pin, writing } from '../ui'

/** A map of urban allotments: streets, furrowed plots and one great pin with a seedling. */
export function drawMapaDeHuertos(): string {
  return (
    rect(0, 0, 1200, 800, SAGE_PALE) +
    disc(960, 330, 300, SAGE) +
    dots(1004, 56, 5, 3, PAPER, 34, 10) +
    browser({ x: 96, y: 80, width: 860, height: 610 }, map(), { page: SAND }) +
    greatPin()
  )
}

function map(): string {
  return (
    shape('M-20 90C160 60 240 200 420 190S700 60 900 120V-20H-20Z', LILAC) +
    rect(60, 250, 180, 120, SAND_DEEP, 16) +
    rect(60, 400, 180, 130, APRICOT_PALE, 16) +
    rect(700, 200, 200, 110, SAND_DEEP, 16) +
    line(
      'M-20 236C180 200 280 310 460 290S760 120 900 170M286 262V600M-20 386H286M620 226V600M286 420H900',
      CREAM,
      26,
    ) +
    plot(320, 312, 130, 84, MOSS, MOSS_DEEP) +
    plot(470, 300, 126, 96, SAGE, MOSS) +
    plot(320, 444, 276, 92, TERRACOTTA, TERRACOTTA_DEEP) +
    plot(654, 446, 190, 92, MOSS, MOSS_DEEP) +
    pin(150, 320, 62, VIOLET) +
    pin(384, 366, 62, TERRACOTTA) +
    pin(532, 360, 62, VIOLET) +
    card()
  )
}

function plot(x: number, y: number, width: number, height: number, soil: string, furrow: string): string {
  return (
    rect(x, y, width, height, soil, 14) +
    clip(boxPath(x, y, width, height, 14), hatch(x, y, width, height, furrow, 24, 8))
  )
}

function card(): string {
  return (
    shadow(36, 34, 268, 132, 22, 10) +
    rect(36, 34, 268, 132, CREAM, 22) +
    rect(56, 54, 92, 92, SAGE_PALE, 16) +
    sprout(102, 112, 44) +
    writing(168, 64, [108, 72], SAND_DEEP, 13, 12) +
    rect(168, 118, 96, 24, VIOLET, 12)
  )
}

function greatPin(): string {
  return (
    `<ellipse cx="968" cy="742" rx="120" ry="24" fill="${MOSS_DEEP}" opacity="0.28"/>` +
    pin(968, 742, 340, TERRACOTTA, TERRACOTTA) +
    shape('M968 742C1044 600 1138 540 1138 368A170 170 0 0 0 968 198Z', TERRACOTTA_DEEP) +
    disc(968, 368, 122, CREAM) +
    clip(
      'M846 368a122 122 0 1 0 244 0a122 122 0 1 0 -244 0z',
      rect(840, 420, 260, 90, INK) +
        line('M870 452h.1M930 462h.1M1000 448h.1M1040 468h.1M966 476h.1', APRICOT, 12),
    ) +
    sprout(968, 372, 108)
  )
}
