import { disc, line, num, rect, shape } from '../draw'
import { leaf } from '../nature'
import type { Random } from '../../../text/random'
import { dots } from '../texture'
import { APRICOT, CREAM, MOSS, MOSS_DEEP, SAGE, SAGE_PALE, TERRACOTTA, VIOLET, VIOLET_DEEP } from '../palette'
import { ON_APRICOT, ON_MOSS, ON_SAGE, ON_SAND } from './colourway'

const GREEN = { light: MOSS, dark: MOSS_DEEP, vein: SAGE }
const PALE = { light: SAGE_PALE, dark: SAGE, vein: MOSS }
const PLUM = { light: VIOLET, dark: VIOLET_DEEP, vein: CREAM }

/** A fan of leaves above a field, in front of a low sun. */
export function drawLeaves(random: Random): string {
  const ink = random.pick([ON_SAGE, ON_APRICOT, ON_MOSS, ON_SAND])
  const [sunX, sun] = [random.between(430, 770), random.between(190, 230)]
  const stems = random.whole(3, 5)
  const spread = random.between(26, 34)
  const fan = Array.from({ length: stems }, (_, index) => {
    const aside = index - (stems - 1) / 2
    const length = random.between(430, 490) - Math.abs(aside) * random.between(30, 60)
    const paint =
      ink === ON_MOSS ? random.pick([PALE, PALE, PLUM]) : random.pick([GREEN, GREEN, GREEN, PALE, PLUM])
    return {
      order: Math.abs(aside),
      art: leaf(600 + aside * 40, 566, length, aside * spread + random.between(-5, 5), {
        ...paint,
        width: length * random.between(0.32, 0.42),
      }),
    }
  })
  fan.sort((one, other) => other.order - one.order)
  const rows = [0, 1, 2]
    .map((row) => `M-20 ${num(560 + row * 34)}Q600 ${num(488 + row * 40)} 1220 ${num(560 + row * 34)}`)
    .join('')
  return (
    rect(0, 0, 1200, 630, ink.ground) +
    disc(sunX, 270, sun + 56, ink.tone) +
    disc(sunX, 270, sun, ink === ON_SAND ? TERRACOTTA : APRICOT) +
    dots(64, 64, 6, 5, ink.tone, 34, 10) +
    dots(966, 64, 6, 5, ink.tone, 34, 10) +
    fan.map(({ art }) => art).join('') +
    shape('M-20 540Q600 440 1220 540V650H-20Z', ink.deep) +
    line(rows, ink.main, 8)
  )
}
