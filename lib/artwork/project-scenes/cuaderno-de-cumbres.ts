import { disc, line, place, polygon, rect, shape } from '../draw'
import { browser, shadow } from '../frames'
import { fir, mountain } from '../landscape'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  LILAC_PALE,
  MOSS,
  MOSS_DEEP,
  PAPER,
  SAGE,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { pin, writing } from '../ui'

/** A walker's blog: peaks with a marked trail, the latest entry on a card and a signpost at the door. */
export function drawCuadernoDeCumbres(): string {
  return (
    rect(0, 0, 1200, 800, VIOLET) +
    disc(180, 640, 260, VIOLET_DEEP) +
    browser({ x: 110, y: 76, width: 980, height: 600 }, trail(), { page: LILAC_PALE }) +
    fir(90, 790, 250) +
    fir(214, 800, 190) +
    place(1010, 800, signpost())
  )
}

function trail(): string {
  return (
    disc(672, 158, 104, APRICOT) +
    mountain([330, 430], [540, 196], [790, 430], LILAC, VIOLET, CREAM) +
    mountain([560, 440], [810, 84], [1080, 440], VIOLET, VIOLET_DEEP, CREAM) +
    shape('M0 400C180 330 340 440 540 390S840 330 980 400V560H0Z', SAGE) +
    shape('M0 470C200 430 420 500 620 450S880 430 980 460V560H0Z', MOSS) +
    line('M300 520C380 460 520 500 600 440S640 360 720 340S770 260 800 206', TERRACOTTA, 10, '26 20') +
    pin(806, 176, 70, TERRACOTTA) +
    fir(470, 430, 96) +
    fir(530, 442, 70) +
    fir(880, 440, 110) +
    entry()
  )
}

function entry(): string {
  return (
    shadow(56, 70, 320, 300, 26, 12) +
    rect(56, 70, 320, 300, CREAM, 26) +
    rect(76, 90, 280, 130, APRICOT_PALE, 16) +
    polygon([96, 220, 170, 130, 220, 184, 252, 150, 320, 220], TERRACOTTA) +
    polygon([170, 130, 220, 184, 252, 150, 320, 220, 210, 220], TERRACOTTA_DEEP) +
    writing(84, 244, [210], INK, 20) +
    writing(84, 284, [250, 180], SAND_DEEP, 13, 13)
  )
}

function signpost(): string {
  const board = (y: number, fill: string, side: 1 | -1) =>
    `<g transform="scale(${side} 1)">${shape(`M-96 ${y}H96l44 40l-44 40H-96z`, fill)}${rect(-64, y + 33, 120, 14, PAPER, 7)}</g>`
  return (
    rect(-15, -340, 30, 350, INK, 12) +
    board(-316, TERRACOTTA, 1) +
    board(-216, APRICOT, -1) +
    shape('M-90 0C-60 -40 -30 -50 0 -50S70 -40 100 0Z', MOSS_DEEP)
  )
}
