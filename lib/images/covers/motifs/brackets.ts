import { disc, line, rect } from '../draw'
import type { Random } from '../../../text/random'
import { hatchIn } from '../texture'
import { discPath } from '../outline'
import { ON_APRICOT, ON_INK, ON_LILAC, ON_VIOLET } from './colourway'

/** Left halves of the brackets, centred on 0,0; the right halves are mirrored. */
const BRACKETS = {
  curly:
    'M50 -190H36C-4 -190 -14 -168 -14 -132V-62C-14 -24 -30 0 -62 0C-30 0 -14 24 -14 62V132C-14 168 -4 190 36 190H50',
  angle: 'M36 -176L-62 0L36 176',
  square: 'M44 -190H-44V190H44',
  round: 'M44 -190C-76 -104 -76 104 44 190',
}

const ROW = 66
const BAR = 38

/** Indented lines of code between two large brackets. */
export function drawBrackets(random: Random): string {
  const ink = random.pick([ON_INK, ON_LILAC, ON_VIOLET, ON_APRICOT])
  const half = random.pick([BRACKETS.curly, BRACKETS.angle, BRACKETS.curly, BRACKETS.square, BRACKETS.round])
  const [sunX, sunY, sun] = [random.between(380, 820), random.between(120, 510), random.between(190, 260)]
  const bracket = line(half, ink.main, 48)
  return (
    rect(0, 0, 1200, 630, ink.ground) +
    disc(sunX, sunY, sun, ink.tone) +
    hatchIn(
      discPath(sunX > 600 ? 120 : 1080, sunY > 315 ? 110 : 520, 92),
      [0, 0, 1200, 630],
      ink.tone,
      22,
      6,
    ) +
    `<g transform="translate(206 315)">${bracket}</g><g transform="translate(994 315) scale(-1 1)">${bracket}</g>` +
    program(random, [ink.light, ink.accent, ink.light, ink.main], ink.line, ink.accent)
  )
}

function program(
  random: Random,
  colours: readonly [string, ...string[]],
  quiet: string,
  cursor: string,
): string {
  const rows = 6
  const top = 315 - (rows * ROW - (ROW - BAR)) / 2
  let indent = 0
  let body = ''
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * ROW
    let x = 330 + indent * 56
    const end = 880 - (row === 0 || row === rows - 1 ? random.between(180, 280) : random.between(0, 130))
    while (x < end - 56) {
      const width = Math.min(random.between(62, 200), end - x)
      body += rect(x, y, width, BAR, random.chance(0.22) ? quiet : random.pick(colours), BAR / 2)
      x += width + 18
    }
    if (row === rows - 1) body += rect(x + 4, y - 7, 16, BAR + 14, cursor, 4)
    indent = row >= rows - 2 ? 0 : Math.min(Math.max(indent + random.pick([1, 1, 0, -1]), 1), 3)
  }
  return body
}
