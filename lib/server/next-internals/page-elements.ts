import type { PageElement } from '../page-html'

const CHUNK_ATTRIBUTES = new Set(['src', 'id', 'async'])

/** A script of the page's own chunks, which Next loads as soon as it is read: `<script src async>`. */
export function isChunk({ name, attributes }: PageElement): boolean {
  return (
    name === 'script' &&
    attributes.has('src') &&
    attributes.has('async') &&
    [...attributes.keys()].every((key) => CHUNK_ATTRIBUTES.has(key))
  )
}

/** The polyfills for browsers without modules; no other browser loads them. */
export function isForOldBrowsers({ attributes }: PageElement): boolean {
  return attributes.has('nomodule')
}

/** The notice by which a browser loads a chunk before it is asked for. */
export function isChunkPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
}
