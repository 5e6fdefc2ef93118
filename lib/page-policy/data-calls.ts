/**
 * Global arrays that Next's scripts read in the browser: `__next_f` contains the page's RSC data, `TURBOPACK` starts
 * its chunks.
 */
type Queue = '__next_f' | 'TURBOPACK'
export type QueuedData = [queue: Queue, value: unknown]

/** Inline scripts by which a page of Next 16 pushes data to these arrays. The argument must be pure JSON. */
const CALLS: [Queue, RegExp][] = [
  ['__next_f', /^self\.__next_f\.push\((.+)\)$/s],
  ['__next_f', /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.+)\)$/s],
  ['TURBOPACK', /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.+)\);$/s],
]

/**
 * Parses an inline script that pushes data.
 * @returns null for any other script
 */
export function parseDataCall(source: string): QueuedData | null {
  for (const [queue, call] of CALLS) {
    const argument = call.exec(source)?.[1]
    if (argument === undefined) continue
    try {
      return [queue, JSON.parse(argument)]
    } catch {
      // not JSON
    }
  }
  return null
}
