import { ONLY_WITH } from '../browser/inline-script'
import { isAccentStyle } from '../config/accent-style'
import { safeJson } from '../text/escaping'
import { edited } from './element-places'
import { parseDataCall, type QueuedData, textOf } from './next-internals/data-calls'
import { isChunk, isChunkPreload, isForOldBrowsers } from './next-internals/page-elements'
import { isInlineScript, type PageElement, parsePage } from './page-html'
import { BLOCK_ATTRIBUTE, SCRIPT_LOADER } from './script-loader'

/** The JSON of a page's script block, as read by {@link SCRIPT_LOADER}. */
type DeferredScripts = {
  data: QueuedData[]
  scripts: string[]
  /** Address of the data that would otherwise be inlined in the page. */
  page?: string
}

/** The RSC data of a page as Next sends it for a client-side navigation, and the address it is served at. */
type ServedData = { text: string; address: string }

export type DeferredPage = {
  html: string
  /** Source of the inline scripts that a browser would run, including those that this page doesn't need. */
  inlineScripts: string[]
  /** Styles in the head that only set the owner's accent colours. The policy doesn't allow any other style. */
  accentStyles: string[]
}

/**
 * Defers a page's scripts until after its first paint. Pages are complete without them, and on a slow connection
 * scripts compete with styles, fonts and images. Script URLs, and the data that inline scripts pass to Next, move to
 * one inert JSON block, which {@link SCRIPT_LOADER} reads. The page's policy then needs no hash of inline scripts that
 * depend on the content. The block is in front of the stylesheet, for which inline scripts behind it would wait; with the
 * page's data in it, it is large, and at the end of the page. An inline script that no element of the page needs loses only
 * its text, since React expects the script element.
 * @param served data that is served separately; left out of the page when identical to the page's own
 * @returns the page unchanged when its scripts are already deferred or one of them is unknown: all are deferred or none
 */
export function deferScripts(html: string, served?: ServedData): DeferredPage {
  const { elements, dataAttributes, bodyEnd } = parsePage(html)
  const inline = elements.filter(isInlineScript)
  const accentStyles = elements.filter(isAccent).map(({ text }) => text)
  const asItWas = { html, inlineScripts: inline.map(({ text }) => text), accentStyles }
  const loaded = elements.filter(({ name, attributes }) => name === 'script' && attributes.has('src'))
  const chunks = loaded.filter(isChunk)
  // Browsers that would load these can't run the loader, so they run no script of the page at all.
  const useless = loaded.filter(isForOldBrowsers)
  const known = loaded.length === chunks.length + useless.length
  const moved = [...chunks, ...useless, ...inline.filter(dataOf), ...elements.filter(isChunkPreload)]
  const within = bodyEnd !== null && moved.every(({ end }) => end <= bodyEnd)
  if (!within || !known || chunks.length === 0) return asItWas

  const data = inline.flatMap((script) => dataOf(script) ?? [])
  const isServed = served !== undefined && textIn(data) === served.text
  const scripts = [...new Set(chunks.map(({ attributes }) => attributes.get('src') ?? ''))]
  const content: DeferredScripts = isServed
    ? { data: data.filter((one) => textOf(one) === null), scripts, page: served.address }
    : { data, scripts }
  const unused = inline.filter(({ attributes }) => {
    const wanted = attributes.get(ONLY_WITH)
    return wanted !== undefined && !dataAttributes.has(wanted)
  })
  const changes = [
    ...moved.map(({ start, end }) => ({ start, end, text: '' })),
    ...unused.map(({ start, end }) => ({ start, end, text: '<script></script>' })),
  ]
  const block = `<script type="application/json" ${BLOCK_ATTRIBUTE}>${safeJson(content)}</script>`
  const at = (isServed && elements.find(isStylesheet)?.start) || bodyEnd
  changes.push({ start: at, end: at, text: `${block}<script>${SCRIPT_LOADER}</script>` })
  return {
    html: edited(html, changes),
    inlineScripts: [...inline.filter((script) => !dataOf(script)).map(({ text }) => text), SCRIPT_LOADER],
    accentStyles,
  }
}

/** Joins the pieces of a page's data. */
function textIn(data: QueuedData[]): string {
  return data.map((one) => textOf(one) ?? '').join('')
}

/** Parses the script block of a page; null when its scripts aren't deferred. */
export function readDeferred(html: string): DeferredScripts | null {
  const block = parsePage(html).elements.find(({ attributes }) => attributes.has(BLOCK_ATTRIBUTE))
  return block ? (JSON.parse(block.text) as DeferredScripts) : null
}

/** Next emits its data next to the content, never inside it, so a script elsewhere isn't Next's. */
function dataOf({ parent, text }: PageElement): [QueuedData] | null {
  const call = parent === 'body' || parent === 'head' ? parseDataCall(text) : null
  return call && [call]
}

function isStylesheet({ name, parent, attributes }: PageElement): boolean {
  return name === 'link' && parent === 'head' && attributes.get('rel') === 'stylesheet'
}

function isAccent({ name, parent, text }: PageElement): boolean {
  return name === 'style' && parent === 'head' && isAccentStyle(text)
}
