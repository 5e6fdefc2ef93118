/** The kinds of counts: views of a page, views that came from a host, and subscribers that a feed reader reports. */
export const KINDS = ['page', 'host', 'reader'] as const
export type Kind = (typeof KINDS)[number]

/** One count: the only data stored about any number of visits. */
export type Count = {
  /** Day in Madrid, `YYYY-MM-DD`. */
  day: string
  kind: Kind
  /** A path, a host name, or the name of a reader and the path of its feed: `Feedly /rss.xml`. */
  name: string
  count: number
}

/** Maximum number of distinct names per day and kind: visitors determine the hosts and readers, so both need a limit. */
export const MAX_NAMES: Record<Kind, number> = { page: 20_000, host: 200, reader: 200 }

/** Name under which counts beyond {@link MAX_NAMES} are added up; a kind without one drops them. */
export const OVERFLOW: Partial<Record<Kind, string>> = { host: 'otros' }

/**
 * Combines two counts of a name on one day: views are added up; of the numbers that a feed reader reports, the largest
 * is kept.
 */
export function joinCounts(kind: Kind, one: number, other: number): number {
  return kind === 'reader' ? Math.max(one, other) : one + other
}
