import 'server-only'
import { deferScripts, readDeferred } from '../deferred-scripts'
import { readBuiltPage } from './built-pages'
import { pathOfKey, tagsOf } from './cache-entries'
import { NOT_FOUND_PAGE } from './page-names'

/** Path of a prerendered page with content, which is compared with the page without content. */
const SAMPLE = 'unavailable'

type Meta = { headers?: Record<string, string>; routeCache?: { key?: string } }
type BuiltPages = { frame: string; sample: string; sampleMeta: string }

/**
 * Checks that the prerendered pages, and the installed Next, have the format that the modules of this folder expect.
 * @returns the difference, for the log; null when there is none
 */
export async function findUnknownInternals(): Promise<string | null> {
  try {
    const [frame = '', sample = '', sampleMeta = ''] = await Promise.all(
      [`${NOT_FOUND_PAGE}.html`, `${SAMPLE}.html`, `${SAMPLE}.meta`].map(async (file) =>
        String(await readBuiltPage(file)),
      ),
    )
    return differenceIn({ frame, sample, sampleMeta })
  } catch {
    return 'where built pages are kept'
  }
}

/** Performs the same check on given pages. */
export function differenceIn({ frame, sample, sampleMeta }: BuiltPages): string | null {
  const meta = JSON.parse(sampleMeta) as Meta
  if (pathOfKey(meta.routeCache?.key ?? '') !== `/${SAMPLE}`) return 'the keys of pages'
  if (tagsOf({ headers: meta.headers ?? {} }).length === 0) return 'where the tags of a page stand'
  const deferred = readDeferred(deferScripts(sample).html)
  if (!deferred?.data.some(([queue]) => queue === '__next_f')) return "a page's scripts and their data"
  const trusted = deferScripts(frame).inlineScripts
  const strange = deferScripts(sample).inlineScripts.filter((script) => !trusted.includes(script))
  return strange.length > 0 ? 'inline scripts of a page' : null
}
