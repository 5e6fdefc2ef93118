import { disc, line, rect, ring, shape, type Point } from '../draw'
import { browser } from '../frames'
import { arcPath, boxPath } from '../outline'
import {
  APRICOT,
  CREAM,
  INK,
  LILAC,
  LILAC_PALE,
  MOSS,
  SAGE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { dots } from '../texture'
import { writing } from '../ui'

const INPUTS: Point[] = [
  [352, 120],
  [352, 246],
  [352, 372],
]
const HIDDEN: Point[] = [
  [492, 78],
  [492, 190],
  [492, 302],
  [492, 414],
]
const OUTPUTS: Point[] = [
  [632, 158],
  [632, 334],
]

/** Reviews sorted by a small model: opinions go in on the left, a glad and a cross face come out. */
export function drawTermometroDeOpiniones(): string {
  return (
    rect(0, 0, 1200, 800, LILAC) +
    disc(250, 640, 260, LILAC_PALE) +
    dots(700, 706, 12, 3, LILAC_PALE, 34, 10) +
    browser({ x: 110, y: 90, width: 980, height: 576 }, network() + opinions() + verdicts()) +
    bubble(60, 578, 330, 150, VIOLET, CREAM)
  )
}

function network(): string {
  const link = (from: Point[], to: Point[]) =>
    from.flatMap(([x1, y1]) => to.map(([x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`)).join('')
  return (
    line(link(INPUTS, HIDDEN) + link(HIDDEN, OUTPUTS), LILAC, 5) +
    line('M352 246L492 190L632 158', VIOLET, 10) +
    INPUTS.map(([x, y]) => disc(x, y, 26, INK)).join('') +
    HIDDEN.map(([x, y], index) => disc(x, y, 30, index === 1 ? VIOLET : LILAC)).join('') +
    ring(492, 190, 44, VIOLET, 5) +
    disc(632, 158, 26, MOSS) +
    disc(632, 334, 26, TERRACOTTA)
  )
}

function opinions(): string {
  return [60, 186, 312].map((y, index) => small(52, y, index)).join('')
}

function small(x: number, y: number, index: number): string {
  const fills = [SAND, APRICOT, SAND]
  return (
    shape(boxPath(x, y, 226, 106, 24), fills[index] ?? SAND) +
    shape(`M${x + 214} ${y + 40}l44 20l-44 16z`, fills[index] ?? SAND) +
    writing(x + 30, y + 30, [150, 104], index === 1 ? CREAM : SAND_DEEP, 14, 14)
  )
}

function verdicts(): string {
  const face = (y: number, fill: string, mouth: string) =>
    disc(762, y, 68, fill) + disc(738, y - 14, 9, INK) + disc(786, y - 14, 9, INK) + line(mouth, INK, 9)
  const meter = (y: number, fill: string, height: number) =>
    rect(864, y - 68, 44, 136, SAND, 22) + rect(864, y + 68 - height, 44, height, fill, 22)
  return (
    face(158, SAGE, arcPath(762, 160, 32, 25, 155)) +
    face(350, APRICOT, arcPath(762, 398, 32, 215, 325)) +
    meter(158, MOSS, 112) +
    meter(350, TERRACOTTA, 54)
  )
}

function bubble(x: number, y: number, width: number, height: number, fill: string, ink: string): string {
  const star = (cx: number, on: boolean) => {
    const points = Array.from({ length: 10 }, (_, index) => {
      const radius = index % 2 ? 11 : 25
      const angle = (index * 36 - 90) * (Math.PI / 180)
      return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(y + 58 + radius * Math.sin(angle)).toFixed(1)}`
    })
    return shape(`M${points.join('L')}Z`, on ? APRICOT : VIOLET_DEEP)
  }
  const stars = [0, 1, 2, 3, 4].map((index) => star(x + 58 + index * 54, index < 4))
  return (
    shape(`M${x + 60} ${y + height - 20}v74l72 -60z`, fill) +
    shape(boxPath(x, y, width, height, 36), fill) +
    stars.join('') +
    writing(x + 36, y + 100, [220], ink, 14)
  )
}
