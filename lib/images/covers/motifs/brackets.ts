import type { Random } from '../../../text/random'
import type { Colourway } from '../colourways'
import { disc, discPath, hatchIn, line, mirror, rect } from '../draw'

/** Left halves of the brackets, centred on 206,315; the right halves are mirrored. */
const HALVES = [
  'M256 125H242C202 125 192 147 192 183V253C192 291 176 315 144 315C176 315 192 339 192 377V447C192 483 202 505 242 505H256',
  'M242 139L144 315L242 491',
  'M250 125H162V505H250',
  'M250 125C130 211 130 419 250 505',
] as const

const ROWS = 6
const ROW = 66
const BAR = 38

/** Indented lines of code between two large brackets. */
export function drawBrackets(random: Random, colours: Colourway): string {
  const bracket = line(random.pick(HALVES), colours.main, 48)
  const [sunX, sunY] = [random.between(380, 820), random.between(120, 510)]
  const corner = discPath(sunX > 600 ? 120 : 1080, sunY > 315 ? 110 : 520, 92)
  return (
    disc(sunX, sunY, random.between(190, 260), colours.tone) +
    hatchIn(corner, [0, 0, 1200, 630], colours.tone, 22, 6) +
    bracket +
    mirror(600, bracket) +
    program(random, colours)
  )
}

function program(random: Random, { light, accent, main, line: quiet }: Colourway): string {
  const top = 315 - (ROWS * ROW - (ROW - BAR)) / 2
  let indent = 0
  let body = ''
  for (let row = 0; row < ROWS; row += 1) {
    const isOuter = row === 0 || row === ROWS - 1
    const y = top + row * ROW
    const end = 880 - (isOuter ? random.between(180, 280) : random.between(0, 130))
    let x = 330 + indent * 56
    while (x < end - 56) {
      const width = Math.min(random.between(62, 200), end - x)
      const colour = random.chance(0.22) ? quiet : random.pick([light, accent, light, main])
      body += rect(x, y, width, BAR, colour, BAR / 2)
      x += width + 18
    }
    if (row === ROWS - 1) body += rect(x + 4, y - 7, 16, BAR + 14, accent, 4)
    indent = row >= ROWS - 2 ? 0 : Math.min(Math.max(indent + random.pick([1, 1, 0, -1]), 1), 3)
  }
  return body
}
