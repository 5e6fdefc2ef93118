import { readDeferred } from '../lib/server/deferred-scripts'
import { isForOldBrowsers } from '../lib/server/next-internals/page-elements'
import { parsePage } from '../lib/server/page-html'

/** Returns the URLs of the scripts that a page loads, deferred or not. */
export function pageScripts(html: string): string[] {
  const atOnce = parsePage(html)
    .elements.filter((element) => element.name === 'script' && !isForOldBrowsers(element))
    .flatMap(({ attributes }) => attributes.get('src') ?? [])
  return [...new Set([...atOnce, ...(readDeferred(html)?.scripts ?? [])])]
}
