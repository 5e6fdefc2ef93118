import { fill } from './fill'

/** The singular and the plural of a text; `{count}` becomes the number. */
type Counted = { one: string; many: string }

/** Returns the text for a number of things, singular or plural. */
export function counted({ one, many }: Counted, count: number): string {
  return fill(count === 1 ? one : many, { count })
}
