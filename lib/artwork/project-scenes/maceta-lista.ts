import { disc, line, rect } from '../draw'
import { phone } from '../frames'
import { drop, leaf, pot } from '../nature'
import { arcPath } from '../outline'
import {
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC_PALE,
  MOSS_DEEP,
  SAGE,
  SAGE_PALE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { dots } from '../texture'
import { barChart, writing } from '../ui'

/** Plants that ask for water: a pot with a humidity probe, wired to a phone that shows how thirsty it is. */
export function drawMacetaLista(): string {
  return (
    rect(0, 0, 1200, 800, SAGE) +
    disc(380, 330, 300, SAGE_PALE) +
    dots(56, 60, 4, 4, SAGE_PALE, 34, 10) +
    rect(0, 700, 1200, 100, SAND_DEEP) +
    rect(0, 700, 1200, 20, SAND) +
    plant() +
    probe() +
    phone({ x: 730, y: 56 }, screen())
  )
}

function plant(): string {
  const fan = [
    [-66, 300],
    [64, 310],
    [-38, 390],
    [40, 380],
    [0, 440],
  ] as const
  return (
    fan.map(([turn, length]) => leaf(360, 500, length, turn, { width: length * 0.36 })).join('') +
    pot(360, 474, 320)
  )
}

function probe(): string {
  return (
    line('M486 452C486 330 590 380 610 470S640 640 760 600', INK, 9) +
    rect(464, 420, 44, 70, VIOLET_DEEP, 10) +
    disc(486, 446, 8, APRICOT_PALE)
  )
}

function screen(): string {
  const dial = (to: number, colour: string) => line(arcPath(156, 256, 108, 140, to), colour, 26)
  return (
    writing(34, 70, [150, 96], SAND_DEEP, 14, 12) +
    disc(262, 84, 24, LILAC_PALE) +
    dial(400, LILAC_PALE) +
    dial(296, VIOLET) +
    drop(156, 276, 42, VIOLET) +
    rect(28, 400, 256, 106, SAGE_PALE, 22) +
    barChart({ x: 44, y: 418, width: 224, height: 70 }, [0.9, 0.78, 0.64, 0.52, 0.4, 0.28, 0.96], (index) =>
      index === 6 ? VIOLET : MOSS_DEEP,
    ) +
    rect(28, 524, 256, 84, APRICOT_PALE, 22) +
    drop(72, 574, 15, TERRACOTTA) +
    writing(106, 550, [96, 60], INK, 11, 12) +
    rect(222, 550, 46, 28, VIOLET, 14) +
    disc(254, 564, 10, CREAM)
  )
}
