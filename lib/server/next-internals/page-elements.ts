import type { PageElement } from '../page-html'

const CHUNK_ATTRIBUTES = new Set(['src', 'id', 'async'])

/** Whether an element is a script chunk of the page: `<script src async>`. */
export function isChunk({ name, attributes }: PageElement): boolean {
  return (
    name === 'script' &&
    attributes.has('src') &&
    attributes.has('async') &&
    [...attributes.keys()].every((key) => CHUNK_ATTRIBUTES.has(key))
  )
}

/** Whether an element loads polyfills (`nomodule`), which browsers with module support ignore. */
export function isForOldBrowsers({ attributes }: PageElement): boolean {
  return attributes.has('nomodule')
}

/** Whether an element preloads a chunk. */
export function isChunkPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
}
