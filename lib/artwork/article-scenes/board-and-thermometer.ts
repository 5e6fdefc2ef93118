import { disc, line, place, rect } from '../draw'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  LILAC,
  MOSS,
  PAPER,
  SAGE,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { arcPath } from '../outline'
import { dots } from '../texture'
import { board } from '../things'

/** A microcontroller wired to a thermometer that has climbed into the warm. */
export function drawBoardAndThermometer(): string {
  return (
    rect(0, 0, 1200, 630, APRICOT_PALE) +
    disc(880, 300, 280, APRICOT) +
    dots(60, 60, 6, 3, APRICOT, 34, 10) +
    rect(0, 560, 1200, 70, SAND_DEEP) +
    wires() +
    place(170, 140, board(VIOLET, VIOLET_DEEP), 1.06) +
    thermometer() +
    air()
  )
}

function wires(): string {
  return (
    line('M420 170C420 40 760 40 800 160S840 420 880 470', TERRACOTTA, 11) +
    line('M560 170C560 90 700 90 730 200S780 460 880 490', INK, 11) +
    line('M640 480C660 570 800 560 880 510', MOSS, 11)
  )
}

function thermometer(): string {
  const marks = [150, 196, 242, 288, 334].map((y, index) => `M966 ${y}h${index % 2 ? 18 : 30}`).join('')
  return (
    rect(862, 62, 116, 420, INK, 58) +
    disc(920, 470, 96, INK) +
    rect(880, 80, 80, 400, CREAM, 40) +
    disc(920, 470, 78, CREAM) +
    rect(902, 190, 36, 270, TERRACOTTA, 18) +
    disc(920, 470, 56, TERRACOTTA) +
    `<path d="M920 414a56 56 0 0 1 0 112z" fill="${TERRACOTTA_DEEP}"/>` +
    disc(900, 450, 12, APRICOT_PALE) +
    line(marks.replaceAll('M966', 'M1000'), INK, 8)
  )
}

function air(): string {
  return (
    [60, 104, 148].map((radius) => line(arcPath(1060, 250, radius, -50, 50), PAPER, 12)).join('') +
    rect(64, 470, 44, 44, SAGE, 14) +
    disc(86, 492, 10, LILAC)
  )
}
