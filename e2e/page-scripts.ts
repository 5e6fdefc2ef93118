import { isInlineScript, parsePage } from '../lib/page-policy/page-html'
import type { DeferredScripts } from '../lib/page-policy/prepare-page'
import { BLOCK_ATTRIBUTE } from '../lib/page-policy/start-page'

/** Returns the URLs of the scripts that a page loads, deferred or not. */
export function pageScripts(html: string): string[] {
  const atOnce = parsePage(html)
    .elements.filter((element) => element.name === 'script' && !element.attributes.has('nomodule'))
    .flatMap(({ attributes }) => attributes.get('src') ?? [])
  return [...new Set([...atOnce, ...(readDeferred(html)?.scripts ?? [])])]
}

/** Parses the script block of a page; null when its scripts aren't deferred. */
export function readDeferred(html: string): DeferredScripts | null {
  const block = parsePage(html).elements.find(({ attributes }) => attributes.has(BLOCK_ATTRIBUTE))
  return block ? (JSON.parse(block.text) as DeferredScripts) : null
}

/** Returns the source of the inline scripts in a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return parsePage(html)
    .elements.filter(isInlineScript)
    .map(({ text }) => text)
}
