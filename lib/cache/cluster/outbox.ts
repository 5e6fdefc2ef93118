const MAX_ENTRIES = 200
const MAX_TAGS = 20_000

export type Written = { value: unknown; at: number }

/** News for the other instances that they have not been told yet: the latest entries, and expired tags. */
export function createOutbox() {
  const entries = new Map<string, Written>()
  const tags = new Map<string, number>()

  return {
    entries,
    tags,

    addEntry(entry: string, written: Written): void {
      entries.delete(entry)
      entries.set(entry, written)
      const [oldest] = entries.keys()
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
    },

    addTags(names: string[], at: number): void {
      for (const tag of names) if (tags.has(tag) || tags.size < MAX_TAGS) tags.set(tag, at)
    },

    /** Forgets what was sent, unless there is something newer by now. */
    sentEntry(entry: string, written: Written): void {
      if (entries.get(entry) === written) entries.delete(entry)
    },

    sentTags(sent: Map<string, number>): void {
      for (const [tag, at] of sent) if (tags.get(tag) === at) tags.delete(tag)
    },
  }
}
