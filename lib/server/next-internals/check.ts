import 'server-only'
import { readBuiltPage } from '../../page-policy/built-pages'
import { pathOfKey, tagsOf } from './cache-entries'

/** Path of a prerendered page. */
const SAMPLE = 'unavailable'

type Meta = { headers?: Record<string, string>; routeCache?: { key?: string } }

/**
 * Checks that the prerendered pages have the format that the modules of this folder expect.
 * @returns the difference, for the log; null when there is none
 */
export async function findUnknownInternals(): Promise<string | null> {
  try {
    return differenceIn(JSON.parse(String(await readBuiltPage(`${SAMPLE}.meta`))) as Meta)
  } catch {
    return 'where built pages are kept'
  }
}

/** Performs the same check on a given page. */
export function differenceIn({ routeCache, headers = {} }: Meta): string | null {
  if (pathOfKey(routeCache?.key ?? '') !== `/${SAMPLE}`) return 'the keys of pages'
  return tagsOf({ headers }).length === 0 ? 'where the tags of a page stand' : null
}
