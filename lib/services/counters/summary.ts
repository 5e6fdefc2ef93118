import type { Count, Kind } from './count'

export type Ranked = { name: string; count: number }
/** The latest number of subscribers that a feed reader has reported for a feed, and the day of that report. */
export type Reader = { reader: string; feed: string; subscribers: number; day: string }

export type Numbers = {
  /** Every day of the range, the oldest first. */
  days: { day: string; views: number }[]
  views: number
  pages: Ranked[]
  hosts: Ranked[]
  readers: Reader[]
  subscribers: number
}

/** Summarises the counts of a range of days. @param top maximum number of pages and hosts to list */
export function summarise(counts: Count[], days: string[], top: number): Numbers {
  const ofPages = counts.filter(({ kind }) => kind === 'page')
  const perDay = sums(ofPages, ({ day }) => day)
  const readers = newestOfReaders(counts)
  return {
    days: days.map((day) => ({ day, views: perDay.get(day) ?? 0 })),
    views: total(ofPages),
    pages: ranked(counts, 'page').slice(0, top),
    hosts: ranked(counts, 'host').slice(0, top),
    readers,
    subscribers: readers.reduce((sum, { subscribers }) => sum + subscribers, 0),
  }
}

function ranked(counts: Count[], kind: Kind): Ranked[] {
  const found = sums(
    counts.filter((one) => one.kind === kind),
    ({ name }) => name,
  )
  return [...found]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function newestOfReaders(counts: Count[]): Reader[] {
  const newest = new Map<string, Count>()
  for (const one of counts) {
    if (one.kind !== 'reader' || one.day < (newest.get(one.name)?.day ?? '')) continue
    newest.set(one.name, one)
  }
  return [...newest.values()]
    .map(({ name, count, day }) => ({ ...readerOf(name), subscribers: count, day }))
    .sort((a, b) => b.subscribers - a.subscribers || a.reader.localeCompare(b.reader))
}

/** Splits at the last space: paths contain none, but the names of readers may. */
function readerOf(name: string): Pick<Reader, 'reader' | 'feed'> {
  const at = name.lastIndexOf(' ')
  return { reader: name.slice(0, at), feed: name.slice(at + 1) }
}

function sums(counts: Count[], keyOf: (count: Count) => string): Map<string, number> {
  const found = new Map<string, number>()
  for (const one of counts) found.set(keyOf(one), (found.get(keyOf(one)) ?? 0) + one.count)
  return found
}

function total(counts: Count[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
