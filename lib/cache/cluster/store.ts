/**
 * What several instances of one build tell each other: entries (pages, lists, texts) that one of them has made anew,
 * and tags of pages that are no longer right. It is a help and never a condition: while it can't be reached, every
 * instance goes on with what it has.
 */
export type InstanceStore = {
  /** When another instance last changed an entry, in milliseconds by its clock; 0 when none did. */
  changedAt: (entry: string) => number
  /** The entry as it was last written by anybody, or null when it can't be had in a moment. */
  read: (entry: string) => Promise<unknown>
  /** Hands an entry to the others, without waiting for it; the latest are kept until they can be handed over. */
  write: (entry: string, value: unknown) => void
  /** Tells the others that pages with these tags have to be made anew; kept until they can be told. */
  expire: (tags: string[]) => void
  /** @param listener is told each entry that another instance changed */
  onChange: (listener: (entry: string) => void) => void
  /** @param listener is told tags, each with the moment in milliseconds since which pages with it are not right */
  onExpire: (listener: (tags: [string, number][]) => void) => void
}

const VALUE = 'value '

/** Names of entries. A key of Next's cache and a name of a kept value never meet. */
export const pageEntry = (key: string) => `page ${key}`
export const valueEntry = (name: string) => `${VALUE}${name}`
/** The name of a kept value, or null for an entry of another kind. */
export const valueOf = (entry: string) => (entry.startsWith(VALUE) ? entry.slice(VALUE.length) : null)
