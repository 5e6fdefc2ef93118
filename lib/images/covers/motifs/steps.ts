import type { Random } from '../../../text/random'
import type { Colourway } from '../colourways'
import { disc, dots, hatch, line, mirror, num, rect, shape } from '../draw'

const LEFT = 210
const FLOOR = 660

/** A staircase, a bouncing ball and a flag on the last step. */
export function drawSteps(random: Random, colours: Colourway): string {
  const { main, deep, accent, light, tone, line: thin } = colours
  const count = random.whole(4, 6)
  const width = 760 / count
  const rise = random.between(270, 310) / (count - 1)
  const base = random.between(490, 510)
  const fills = [main, deep, accent, light]
  const shift = random.whole(0, 3)
  const topOf = (step: number) => base - step * rise
  let stairs = ''
  let hops = ''
  for (let step = 0; step < count; step += 1) {
    const [x, y] = [LEFT + step * width, topOf(step)]
    const fill = fills[(step + shift) % fills.length] ?? main
    stairs += rect(x, y, width + 1, FLOOR - y, fill) + rect(x, y, width + 1, 16, thin)
    if (random.chance(0.34)) stairs += hatch(x, y + 16, width, FLOOR - y, fill === light ? tone : thin, 22, 4)
    if (step < count - 1)
      hops += `M${num(x + width / 2)} ${num(y - 40)}q${num(width * 0.42)} ${num(-rise - 76)} ${num(width)} ${num(-rise)}`
  }
  const reached = random.whole(1, count - 2)
  const [ballX, ballY] = [LEFT + (reached + 0.5) * width, topOf(reached) - 36]
  const [flagX, flagY] = [num(LEFT + (count - 0.5) * width), topOf(count - 1)]
  const scene =
    disc(random.between(420, 560), random.between(210, 260), random.between(170, 210), tone) +
    dots(60, 70, 4, 6, tone, 34, 10) +
    rect(LEFT + count * width, topOf(count - 1), 1200, 700, tone) +
    stairs +
    line(hops, thin, 7, '0.1 20') +
    disc(ballX, ballY, 36, accent) +
    disc(ballX - 10, ballY - 12, 9, light) +
    line(`M${flagX} ${num(flagY)}v-120`, thin, 9) +
    shape(`M${flagX} ${num(flagY - 122)}h92l-24 32l24 32h-92z`, accent)
  return random.chance(0.35) ? mirror(600, scene) : scene
}
