import { clip, disc, line, place, rect, ring, shape } from '../draw'
import { phone } from '../frames'
import {
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  MOSS,
  PAPER,
  SAGE,
  SAGE_PALE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { barChart, button, writing } from '../ui'

/** Training for ten kilometres: the bend of a track, one shoe and a phone with the day's round. */
export function drawDiezKilometros(): string {
  return (
    rect(0, 0, 1200, 800, SAGE) +
    track() +
    place(70, 408, shoe()) +
    phone({ x: 748, y: 56 }, screen(), SAGE_PALE)
  )
}

function track(): string {
  const lane = (offset: number) =>
    `M-20 ${470 + offset}C${300 + offset * 0.2} ${470 + offset} ${520 + offset * 0.6} ${250 + offset} ${560 + offset} -20`
  return (
    line('M-20 660C420 660 660 380 740 -40', TERRACOTTA, 400) +
    [-150, -50, 50, 150].map((offset) => line(lane(190 + offset), APRICOT_PALE, 7)).join('') +
    disc(60, 90, 150, MOSS)
  )
}

/** A running shoe, about 600 × 320, seen from the side with its toe to the right. */
function shoe(): string {
  const upper =
    'M30 206C22 130 26 70 44 26C52 8 72 4 86 18C110 50 152 56 190 34C206 24 222 24 234 40C276 96 350 150 470 168C540 178 584 196 590 240H30Z'
  return (
    `<ellipse cx="330" cy="322" rx="320" ry="20" fill="${INK}" opacity="0.2"/>` +
    shape(upper, VIOLET) +
    clip(
      upper,
      shape('M20 0H128C110 90 130 180 190 250H20Z', VIOLET_DEEP) +
        line('M150 250C230 230 300 190 330 116M220 250C290 236 350 206 384 150', CREAM, 24) +
        shape('M470 150C462 190 480 226 520 250H610V150Z', LILAC),
    ) +
    line('M238 62l44 -26M268 92l44 -26M302 120l44 -26', CREAM, 13) +
    shape(
      'M16 222C120 236 220 214 330 226S520 240 606 220C622 250 606 300 560 300H70C24 300 6 256 16 222Z',
      PAPER,
    ) +
    shape(
      'M14 264C140 276 460 284 612 262C606 286 592 300 560 300H70C34 300 18 284 14 264Z',
      TERRACOTTA_DEEP,
    ) +
    line('M70 244h60M170 244h40', SAND_DEEP, 8)
  )
}

function screen(): string {
  return (
    rect(0, 0, 312, 330, SAGE_PALE) +
    line('M-10 120L330 40M60 -10L140 350M-10 290L330 220', PAPER, 22) +
    disc(236, 140, 40, SAGE) +
    line('M92 270C40 220 60 120 130 110S250 80 258 160S190 190 180 236S230 290 206 302', TERRACOTTA, 15) +
    disc(92, 270, 17, INK) +
    disc(206, 302, 20, CREAM) +
    ring(206, 302, 20, VIOLET, 9) +
    rect(0, 326, 312, 330, CREAM, 36) +
    rect(28, 362, 108, 34, INK, 12) +
    writing(28, 410, [72], SAND_DEEP, 12) +
    rect(176, 362, 80, 34, VIOLET, 12) +
    writing(176, 410, [96], SAND_DEEP, 12) +
    barChart(
      { x: 24, y: 446, width: 264, height: 96 },
      [0.6, 0.66, 0.58, 0.72, 0.8, 0.7, 0.86, 0.9, 0.78, 1],
      (index) => (index === 9 ? TERRACOTTA : LILAC),
    ) +
    rect(24, 552, 264, 4, SAND) +
    button(28, 576, 256, 52, TERRACOTTA)
  )
}
