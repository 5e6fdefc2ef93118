import { disc, fade, line, place, rect } from '../draw'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  MOSS,
  PAPER,
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
    fade(0.16, rect(172, 164, 551, 382, INK, 28)) +
    place(150, 140, board(VIOLET, VIOLET_DEEP), 1.06) +
    wires() +
    thermometer() +
    air()
  )
}

function wires(): string {
  const plugs = [
    [478, 172],
    [588, 172],
    [614, 470],
  ] as const
  return (
    line('M478 172C478 50 700 30 770 140S820 430 870 452', TERRACOTTA, 12) +
    line('M588 172C588 96 680 90 716 190S770 470 872 486', INK, 12) +
    line('M614 470C614 560 760 570 872 510', MOSS, 12) +
    plugs.map(([x, y]) => rect(x - 11, y - 22, 22, 40, CREAM, 6)).join('')
  )
}

function thermometer(): string {
  const marks = [112, 158, 204, 250, 296, 342].map((y, index) => `M1000 ${y}h${index % 2 ? 18 : 30}`).join('')
  return (
    rect(862, 62, 116, 420, INK, 58) +
    disc(920, 470, 96, INK) +
    rect(880, 80, 80, 400, CREAM, 40) +
    disc(920, 470, 78, CREAM) +
    rect(902, 190, 36, 270, TERRACOTTA, 18) +
    disc(920, 470, 56, TERRACOTTA) +
    `<path d="M920 414a56 56 0 0 1 0 112z" fill="${TERRACOTTA_DEEP}"/>` +
    disc(900, 450, 12, APRICOT_PALE) +
    line(marks, INK, 8)
  )
}

function air(): string {
  return [56, 96, 136].map((radius) => line(arcPath(1012, 330, radius, -38, 38), PAPER, 12)).join('')
}
