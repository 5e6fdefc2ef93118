import { fill } from './fill'

/** Two templates that say how many; `{count}` becomes the number. */
type Counted = { one: string; many: string }

/** What is said of so many. */
export function counted({ one, many }: Counted, count: number): string {
  return fill(count === 1 ? one : many, { count })
}
