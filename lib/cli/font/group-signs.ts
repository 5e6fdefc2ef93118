/** The width of a character in the site's web font and in a fallback font, at the same size. */
export type Widths = { type: number; standIn: number }

/**
 * A character to group.
 * @param often its frequency in prose
 * @param widths one pair for each weight of each fallback font, in the same order for all characters
 */
export type Sign = { sign: string; often: number; widths: Widths[] }

/** Characters drawn at one size. */
type SignGroup = { signs: string[]; sums: Sums[] }

/** Sums over a group's characters, weighted by frequency: widths, their squares and their products. */
type Sums = { type: number; standIn: number; typeSquared: number; standInSquared: number; product: number }

/**
 * Divides characters into groups. Scaling the fallback font by one ratio per group brings its widths closest to the web
 * font's. Joins two groups at a time, always the pair with the lowest cost (Ward's method).
 */
export function groupSigns(signs: Sign[], count: number): SignGroup[] {
  const groups = signs.map(({ sign, often, widths }) => ({
    signs: [sign],
    sums: widths.map((pair) => sumsOf(pair, often)),
  }))
  while (groups.length > count) {
    const [first, second] = cheapest(groups)
    const [joined] = groups.splice(second, 1)
    const into = groups[first]
    if (joined && into) groups[first] = join(into, joined)
  }
  return groups
}

/**
 * Returns the factor by which a fallback font is scaled for a group's characters.
 * @param index of the pair of widths
 */
export function ratioOf(group: SignGroup, index: number): number {
  const { type = 0, standIn = 1 } = group.sums[index] ?? {}
  return type / standIn
}

function sumsOf({ type, standIn }: Widths, often: number): Sums {
  return {
    type: often * type,
    standIn: often * standIn,
    typeSquared: often * type ** 2,
    standInSquared: often * standIn ** 2,
    product: often * type * standIn,
  }
}

function cheapest(groups: SignGroup[]): [number, number] {
  const best = { first: 0, second: 1, cost: Infinity }
  groups.forEach((one, first) =>
    groups.slice(first + 1).forEach((other, later) => {
      const cost = costOf(join(one, other)) - costOf(one) - costOf(other)
      if (cost < best.cost) Object.assign(best, { first, second: first + 1 + later, cost })
    }),
  )
  return [best.first, best.second]
}

function join(one: SignGroup, other: SignGroup): SignGroup {
  const add = (a: Sums, b: Sums = a): Sums => ({
    type: a.type + b.type,
    standIn: a.standIn + b.standIn,
    typeSquared: a.typeSquared + b.typeSquared,
    standInSquared: a.standInSquared + b.standInSquared,
    product: a.product + b.product,
  })
  return {
    signs: [...one.signs, ...other.signs],
    sums: one.sums.map((sums, index) => add(sums, other.sums[index])),
  }
}

/** Returns the remaining sum of squared differences at the best ratio. */
function costOf({ sums }: SignGroup): number {
  return sums.reduce(
    (cost, { typeSquared, product, standInSquared }) => cost + typeSquared - product ** 2 / standInSquared,
    0,
  )
}
