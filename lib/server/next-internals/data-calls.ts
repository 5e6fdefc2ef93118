/** The two queues that Next's scripts read in the browser: the data of the page, and what starts its chunks. */
type Queue = '__next_f' | 'TURBOPACK'
export type QueuedData = [queue: Queue, value: unknown]

/** The inline scripts by which a page of Next 16 hands data to its queues. The argument has to be JSON and nothing else. */
const CALLS: [Queue, RegExp][] = [
  ['__next_f', /^self\.__next_f\.push\((.+)\)$/s],
  ['__next_f', /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.+)\)$/s],
  ['TURBOPACK', /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.+)\);$/s],
]

/**
 * What an inline script hands to a queue.
 * @returns null for a script that does anything else
 */
export function parseDataCall(source: string): QueuedData | null {
  for (const [queue, call] of CALLS) {
    const argument = call.exec(source)?.[1]
    if (argument === undefined) continue
    try {
      return [queue, JSON.parse(argument)]
    } catch {
      // code, not data
    }
  }
  return null
}
