/** What is counted: views of a page, views that came from a host, and subscribers that a feed reader names. */
export const KINDS = ['page', 'host', 'reader'] as const
export type Kind = (typeof KINDS)[number]

/** One number: all that is kept of any number of visits. */
export type Count = {
  /** Day in Madrid, `YYYY-MM-DD`. */
  day: string
  kind: Kind
  /** A path, a host name, or the name of a reader and the path of its feed: `Feedly /rss.xml`. */
  name: string
  count: number
}

/** Different names that a day holds of a kind: visitors choose hosts and readers, so that both need a bound. */
export const MAX_NAMES: Record<Kind, number> = { page: 20_000, host: 200, reader: 200 }

/** Where what exceeds {@link MAX_NAMES} is counted; a kind without one drops it. */
export const OVERFLOW: Partial<Record<Kind, string>> = { host: 'otros' }

/** Views add up; of what a reader says in a day the largest number counts. */
export function joinCounts(kind: Kind, one: number, other: number): number {
  return kind === 'reader' ? Math.max(one, other) : one + other
}
