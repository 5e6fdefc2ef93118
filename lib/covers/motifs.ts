import type { Random } from '../text/random'
import type { Colourway } from './colourways'
import {
  clip,
  disc,
  discPath,
  dots,
  hatch,
  leafPath,
  line,
  loop,
  mirror,
  num,
  onCircle,
  type Point,
  rect,
  ring,
  shape,
  turned,
} from './draw'

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
    clip(corner, hatch(0, 0, 1200, 630, colours.tone, 22, 6)) +
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

const TILE = 210
const HALF = TILE / 2
const COLUMNS = 6
const MOSAIC_ROWS = 3

/** Large tiles of circles, arcs, leaves and hatching. */
export function drawMosaic(random: Random, colours: Colourway): string {
  const { ground, tone, main, deep, accent, light, line: thin } = colours
  /** Background and figure of a tile. */
  const pairs = [
    [ground, main],
    [tone, deep],
    [main, ground],
    [ground, accent],
    [deep, light],
    [tone, light],
    [accent, ground],
    [light, main],
    [thin, accent],
    [ground, deep],
  ] as const
  let [body, last] = ['', -1]
  for (let index = 0; index < COLUMNS * MOSAIC_ROWS; index += 1) {
    let pair = random.whole(0, pairs.length - 1)
    if (pair === last) pair = (pair + 3) % pairs.length
    last = pair
    const [paper, figure] = pairs[pair] ?? pairs[0]
    const [x, y] = [(index % COLUMNS) * TILE - 30, Math.floor(index / COLUMNS) * TILE]
    const art = turned(x + HALF, y + HALF, random.whole(0, 3) * 90, tile(random, figure, paper))
    body += rect(x, y, TILE + 1, TILE + 1, paper) + art
  }
  return body
}

/** One tile centred on 0,0; its corners are at ±105. */
function tile(random: Random, figure: string, ground: string): string {
  const figures = [
    () => shape(`M-${HALF} -${HALF}H${HALF}A${TILE} ${TILE} 0 0 1 -${HALF} ${HALF}Z`, figure),
    () => shape(`M-${HALF} ${HALF}A${HALF} ${HALF} 0 0 1 ${HALF} ${HALF}Z`, figure),
    () => disc(0, 0, random.between(62, 84), figure) + disc(0, 0, 30, ground),
    () =>
      shape(
        `M-${HALF} ${HALF}V0A${HALF} ${HALF} 0 0 1 0 -${HALF}H${HALF}V0A${HALF} ${HALF} 0 0 1 0 ${HALF}Z`,
        figure,
      ) + line('M-74 74L52 -52', ground, 8),
    () => hatch(-HALF, -HALF, TILE, TILE, figure, random.pick([24, 30, 36]), 9),
    () => dots(-78, -78, 5, 5, figure, 39, random.between(12, 18)),
    () => [92, 60, 28].map((radius) => ring(0, 0, radius, figure, 13)).join(''),
    () => line('M-20 -62L42 0L-20 62', figure, 30),
    () => [-72, -24, 24, 72].map((y) => rect(-76, y - 13, random.between(70, 152), 26, figure, 13)).join(''),
    () => shape(`M-${HALF} -${HALF}H${HALF}L-${HALF} ${HALF}Z`, figure),
  ] as const
  return (figures[random.whole(0, figures.length - 1)] ?? figures[0])()
}

/** Number of nodes in each layer, from left to right. */
const LAYERS: readonly [number[], ...number[][]] = [
  [3, 4, 4, 2],
  [2, 4, 3, 3],
  [3, 5, 3, 1],
  [4, 3, 4, 2],
]

/** Layers of a small network with one highlighted path. */
export function drawNeurons(random: Random, colours: Colourway): string {
  const { main, deep, accent, light, ground, tone } = colours
  const layers = random
    .pick(LAYERS)
    .map((count, layer): Point[] =>
      Array.from({ length: count }, (_, index) => [
        234 + layer * 244 + random.between(-16, 16),
        315 + (index - (count - 1) / 2) * (count > 4 ? 102 : 124) + random.between(-12, 12),
      ]),
    )
  const lit = layers.map((nodes) => nodes[random.whole(0, nodes.length - 1)])
  const links = layers
    .slice(1)
    .flatMap((nodes, layer) => (layers[layer] ?? []).flatMap((from) => nodes.map((to) => segment(from, to))))
  const path = lit.slice(1).map((to, index) => segment(lit[index], to))
  const bodies = layers.flat().map((node) => {
    const [x, y] = node
    const radius = random.between(31, 42)
    if (lit.includes(node))
      return disc(x, y, radius + 14, ground) + ring(x, y, radius + 12, accent, 7) + disc(x, y, radius, accent)
    const hole = random.chance(0.3) ? disc(x, y, radius * 0.4, ground) : ''
    return disc(x, y, radius, random.pick([main, main, light, deep])) + hole
  })
  return (
    disc(random.between(380, 820), random.between(200, 430), random.between(220, 270), tone) +
    dots(56, 56, 4, 5, tone, 34, 10) +
    line(links.join(''), colours.line, 3.5) +
    line(path.join(''), accent, 13) +
    bodies.join('')
  )
}

function segment([x1, y1]: Point = [0, 0], [x2, y2]: Point = [0, 0]): string {
  return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
}

/** Bodies on three crossed orbits around a core. */
export function drawOrbits(random: Random, colours: Colourway): string {
  const { main, deep, accent, light, tone, ground, line: thin } = colours
  const turn = random.between(0, 60)
  const [rx, ry] = [random.between(278, 294), random.between(96, 124)]
  const orbits = [accent, main, light].map((fill, index) => {
    const [x, y] = onCircle(0, 0, 1, random.between(-46, 46) + random.pick([0, 180]))
    const radius = random.between(28, 46)
    const body = disc(x * rx, y * ry, radius + 12, ground) + disc(x * rx, y * ry, radius, fill)
    return turned(600, 315, turn + index * 60, loop(rx, ry, thin, 11) + body)
  })
  const corner = discPath(random.chance(0.5) ? 130 : 1070, random.between(100, 530), 84)
  return (
    disc(600, 315, 250, tone) +
    clip(corner, hatch(0, 0, 1200, 630, tone, 22, 6)) +
    dots(random.chance(0.5) ? 72 : 950, random.between(70, 400), 6, 5, tone, 36, 11) +
    orbits.join('') +
    disc(600, 315, 74, main) +
    shape('M600 241a74 74 0 0 1 0 148z', deep) +
    ring(600, 315, 96, thin, 9)
  )
}

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
