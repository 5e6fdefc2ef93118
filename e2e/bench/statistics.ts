/** The median of some values, and how far they lie apart. */
export type Spread = { median: number; min: number; max: number }

/**
 * @param digits decimal places that are kept
 * @throws Error without values: a figure that nobody measured is none
 */
export function spread(values: number[], digits = 0): Spread {
  if (values.length === 0) throw new Error('There are no values to take the median of.')
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? 0
  const middle = sorted.length / 2
  const median = sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
  const rounded = (value: number) => Number(value.toFixed(digits))
  return { median: rounded(median), min: rounded(at(0)), max: rounded(at(sorted.length - 1)) }
}

/** The spread of the quotients of two series that were measured in turns: pair by pair, so that a drift cancels out. */
export function ratios(values: number[], references: number[]): Spread {
  const pairs = values.flatMap((value, index) => {
    const reference = references[index]
    return reference ? [value / reference] : []
  })
  return spread(pairs, 2)
}

/**
 * Measures several things in turns, `rounds` times each, so that what else the machine does meanwhile meets all of them.
 * @param onRound called before each round with its number, for those who wait
 * @returns the values by name, in the order in which they were measured
 */
export async function inTurns<Name extends string, Value>(
  rounds: number,
  measures: Record<Name, () => Promise<Value> | Value>,
  onRound: (round: number) => void = () => undefined,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measures) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round)
    for (const name of names) values[name].push(await measures[name]())
  }
  return values
}
