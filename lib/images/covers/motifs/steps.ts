import { disc, line, mirror, num, rect, shape } from '../draw'
import type { Random } from '../../../text/random'
import { dots, hatch } from '../texture'
import { ON_APRICOT, ON_INK, ON_LILAC, ON_SAGE, ON_SAND, ON_TERRACOTTA } from './colourway'

const LEFT = 210
const FLOOR = 660

/** The motif for learning: a staircase, a bouncing ball and a flag on the last step. */
export function drawSteps(random: Random): string {
  const ink = random.pick([ON_LILAC, ON_SAND, ON_SAGE, ON_INK, ON_APRICOT, ON_TERRACOTTA])
  const count = random.whole(4, 6)
  const width = 760 / count
  const rise = random.between(270, 310) / (count - 1)
  const base = random.between(490, 510)
  const fills = [ink.main, ink.deep, ink.accent, ink.light]
  const shift = random.whole(0, 3)
  let stairs = ''
  let hops = ''
  for (let step = 0; step < count; step += 1) {
    const [x, y] = [LEFT + step * width, base - step * rise]
    const fill = fills[(step + shift) % fills.length] ?? ink.main
    stairs += rect(x, y, width + 1, FLOOR - y, fill) + rect(x, y, width + 1, 16, ink.line)
    if (random.chance(0.34))
      stairs += hatch(x, y + 16, width, FLOOR - y, fill === ink.light ? ink.tone : ink.line, 22, 4)
    if (step < count - 1)
      hops += `M${num(x + width / 2)} ${num(y - 40)}q${num(width * 0.42)} ${num(-rise - 76)} ${num(width)} ${num(-rise)}`
  }
  const reached = random.whole(1, count - 2)
  const [ballX, ballY] = [LEFT + (reached + 0.5) * width, base - reached * rise - 36]
  const [flagX, flagY] = [LEFT + (count - 0.5) * width, base - (count - 1) * rise]
  const scene =
    disc(random.between(420, 560), random.between(210, 260), random.between(170, 210), ink.tone) +
    dots(60, 70, 4, 6, ink.tone, 34, 10) +
    stairs +
    rect(LEFT + count * width, base - (count - 1) * rise, 1200, 700, ink.tone) +
    line(hops, ink.line, 7, '0.1 20') +
    disc(ballX, ballY, 36, ink.accent) +
    disc(ballX - 10, ballY - 12, 9, ink.light) +
    line(`M${num(flagX)} ${num(flagY)}v-120`, ink.line, 9) +
    shape(
      `M${num(flagX)} ${num(flagY - 122)}h92l-24 32l24 32h-92z`,
      ink.accent === ink.ground ? ink.main : ink.accent,
    )
  return rect(0, 0, 1200, 630, ink.ground) + (random.chance(0.35) ? mirror(600, scene) : scene)
}
