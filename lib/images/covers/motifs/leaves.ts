import type { Random } from '../../../text/random'
import type { Colourway } from '../colourways'
import { clip, disc, dots, leafPath, line, num, rect, shape, turned } from '../draw'

/** A fan of leaves above a field, in front of a low sun. */
export function drawLeaves(random: Random, colours: Colourway): string {
  const { main, deep, accent, light, ground, tone } = colours
  const isLight = colours.night !== undefined
  const [sunX, sun] = [random.between(430, 770), random.between(190, 230)]
  const stems = random.whole(3, 5)
  const spread = random.between(26, 34)
  const [body, pale] = [
    { light: main, dark: deep, vein: isLight ? tone : light },
    { light, dark: tone, vein: main },
  ]
  const fan = Array.from({ length: stems }, (_, index) => {
    const aside = index - (stems - 1) / 2
    const length = random.between(430, 490) - Math.abs(aside) * random.between(30, 60)
    const size = { length, width: length * random.between(0.32, 0.42) }
    const paint = random.pick([body, body, pale])
    const turn = aside * spread + random.between(-5, 5)
    return { order: Math.abs(aside), art: turned(600 + aside * 40, 566, turn, leaf(size, paint)) }
  })
  fan.sort((one, other) => other.order - one.order)
  const rows = [0, 1, 2]
    .map((row) => `M-20 ${num(560 + row * 34)}Q600 ${num(488 + row * 40)} 1220 ${num(560 + row * 34)}`)
    .join('')
  return (
    disc(sunX, 270, sun + 56, tone) +
    dots(64, 64, 6, 5, tone, 34, 10) +
    dots(966, 64, 6, 5, tone, 34, 10) +
    disc(sunX, 270, sun, accent) +
    fan.map(({ art }) => art).join('') +
    shape('M-20 540Q600 440 1220 540V650H-20Z', deep) +
    line(rows, isLight ? main : ground, 8)
  )
}

type Paint = { light: string; dark: string; vein: string }

/** A leaf with a shaded half and veins, upwards from its stem at 0,0. */
function leaf({ length, width }: { length: number; width: number }, { light, dark, vein }: Paint): string {
  const outline = leafPath(length, width)
  const ribs = [0.36, 0.52, 0.68].map((part) => {
    const reach = width * 0.4 * (1 - Math.abs(part - 0.42))
    const tip = num(-length * part - reach * 0.8)
    return `M${num(-reach)} ${tip}L0 ${num(-length * part)}L${num(reach)} ${tip}`
  })
  return (
    shape(outline, light) +
    clip(outline, rect(-width, -length, width, length, dark)) +
    line(`M0 ${num(length * 0.12)}V${num(-length * 0.82)}${ribs.join('')}`, vein, Math.max(4, length / 44))
  )
}
