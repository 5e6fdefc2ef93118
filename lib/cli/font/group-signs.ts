/** How wide a sign is in the site's type, and in a font that stands in for it, drawn at the same size. */
export type Widths = { type: number; standIn: number }

/** @param often how often prose has the sign @param widths one pair for each weight and each font, in the same order for all signs */
export type Sign = { sign: string; often: number; widths: Widths[] }

/** Signs that are drawn at one size. */
type SignGroup = { signs: string[]; sums: Sums[] }

/** Sums over the signs of a group, each as often as prose has it: of widths, of their squares and of their products. */
type Sums = { type: number; standIn: number; typeSquared: number; standInSquared: number; product: number }

/**
 * Divides signs into groups whose members are as wide in the type as in a font that stands in for it, once that is drawn
 * larger or smaller by one ratio a group. Two groups are joined at a time, always those that cost the least (Ward).
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

/** By how much a font that stands in has to be enlarged for the signs of a group. @param index of the pair of widths */
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

/** What is left of the squared differences at the best ratio. */
function costOf({ sums }: SignGroup): number {
  return sums.reduce(
    (cost, { typeSquared, product, standInSquared }) => cost + typeSquared - product ** 2 / standInSquared,
    0,
  )
}
