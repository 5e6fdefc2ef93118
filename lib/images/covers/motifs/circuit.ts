import { disc, line, num, rect, ring } from '../draw'
import type { Random } from '../../../text/random'
import { dots, hatch } from '../texture'
import { ON_APRICOT, ON_INK, ON_MOSS, ON_VIOLET, type Colourway } from './colourway'

const CHIP = { x: 450, y: 165, size: 300 }
const PINS = 5

/** A chip in the centre of a board, with traces to all four sides. */
export function drawCircuit(random: Random): string {
  const ink = random.pick([ON_MOSS, ON_INK, ON_VIOLET, ON_APRICOT])
  const traces = [0, 90, 180, 270].map((turn) => side(random, ink, turn)).join('')
  const { x, y, size } = CHIP
  const eye = random.between(52, 76)
  return (
    rect(0, 0, 1200, 630, ink.ground) +
    disc(600, 315, random.between(270, 300), ink.tone) +
    dots(60, 60, 5, 4, ink.tone, 34, 10) +
    dots(1004, 470, 5, 4, ink.tone, 34, 10) +
    traces +
    rect(x, y, size, size, ink.main, 34) +
    hatch(x + 40, y + 40, size - 80, size - 80, ink.deep, random.between(20, 28), 7) +
    rect(x + 70, y + 70, size - 140, size - 140, ink.ground, 24) +
    disc(600, 315, eye, ink.accent) +
    ring(600, 315, eye * 0.5, ink.ground, 9) +
    disc(x + 32, y + 32, 10, ink.ground)
  )
}

function side(random: Random, ink: Colourway, turn: number): string {
  const upright = turn % 180 === 90
  let paths = ''
  let pads = ''
  for (let pin = 0; pin < PINS; pin += 1) {
    const y = (pin - (PINS - 1) / 2) * 52
    const out = upright ? random.between(186, 215) : random.between(210, 300)
    const shift = upright ? 0 : Math.sign(y) * random.between(0, 60)
    const end = upright ? 340 : random.between(380, 560)
    paths += `M140 ${num(y)}H${num(out)}l${num(Math.abs(shift))} ${num(shift)}H${num(end)}`
    if (!upright) {
      const lit = random.chance(0.4)
      pads += disc(end, y + shift, 20, lit ? ink.accent : ink.light) + disc(end, y + shift, 8, ink.ground)
    }
  }
  return `<g transform="translate(600 315) rotate(${turn})">${line(paths, ink.line, 8)}${pads}</g>`
}
