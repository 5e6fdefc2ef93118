import { createHash } from 'node:crypto'

const SCRIPT = /<script([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/gi
/** Scripts that are loaded, and blocks of data that no browser runs. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/i

/** What Next writes into a page: calls that hand over data. The data has to be JSON and nothing else. */
const DATA_CALLS = [
  /^self\.__next_f\.push\((.+)\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.+)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.+)\);$/s,
]

/** The scripts that stand in a page itself, without the tags. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !NOT_INLINE.test(attributes))
    .map(([, , source = '']) => source)
}

/** Whether a script only hands data to the framework: such a script is harmless, whatever a text put into its data. */
export function isDataCall(source: string): boolean {
  return DATA_CALLS.some((call) => isJson(call.exec(source)?.[1]))
}

/** A source expression for `script-src` or `style-src` (CSP Level 3, 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
