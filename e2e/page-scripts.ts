import { readDeferred } from '../lib/page-policy/prepare-page'
import { parsePage } from '../lib/page-policy/page-html'

/** Returns the URLs of the scripts that a page loads, deferred or not. */
export function pageScripts(html: string): string[] {
  const atOnce = parsePage(html)
    .elements.filter((element) => element.name === 'script' && !element.attributes.has('nomodule'))
    .flatMap(({ attributes }) => attributes.get('src') ?? [])
  return [...new Set([...atOnce, ...(readDeferred(html)?.scripts ?? [])])]
}
