/** The median of some values, and their range. */
export type Spread = { median: number; min: number; max: number }

/**
 * Returns the median and the range of some values.
 * @param digits decimal places of the result
 * @throws Error without values, since there is no figure without a measurement
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

/** Formats a spread as `median (smallest–largest)`. */
export function shown({ median, min, max }: Spread): string {
  return min === max ? `${median}` : `${median} (${min}–${max})`
}

/** Returns the spread of the quotients of two series measured in turns. Dividing pair by pair cancels out a drift. */
export function ratios(values: number[], references: number[]): Spread {
  const pairs = values.flatMap((value, index) => {
    const reference = references[index]
    return reference ? [value / reference] : []
  })
  return spread(pairs, 2)
}

/**
 * Measures several things in turns, `rounds` times each, so that other load on the machine affects all of them alike.
 * @returns the values by name, in the order of measurement
 */
export async function inTurns<Value>(
  rounds: number,
  measures: Record<string, () => Promise<Value>>,
): Promise<Record<string, Value[]>> {
  const values: Record<string, Value[]> = {}
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, measure] of Object.entries(measures)) (values[name] ??= []).push(await measure())
  return values
}
