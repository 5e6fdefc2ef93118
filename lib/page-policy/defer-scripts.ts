import { safeJson } from '../text/escaping'
import { BEFORE_PAINT } from './before-paint'
import { parseDataCall, type QueuedData } from './data-calls'
import { edited, insertion, isInlineScript, type PageElement, parsePage } from './page-html'
import { BLOCK_ATTRIBUTE, START_SCRIPT } from './start-page'
import { stylesheetEdits } from './stylesheets'

/** The JSON of a page's script block, as read by {@link START_SCRIPT}. */
export type DeferredScripts = { data: QueuedData[]; scripts: string[] }

type DeferredPage = {
  html: string
  /** Source of the inline scripts that a browser would run. */
  inlineScripts: string[]
}

const CHUNKS = '/_next/static/'
/** Windows in which the first page is drawn in the site's font; see app/tokens.css. */
const WIDE = '(width >= 48rem)'
const LINK = '<link'
/** A React element whose text moved: hydration expects the element, and doesn't compare its text. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * Defers a page's scripts until after its first paint, and joins its stylesheets. Narrow windows, mostly phones with a
 * slow connection, don't load the font before that either. Pages are complete without them, and on a slow connection scripts
 * compete with styles, font and images. Script addresses, and the data that inline scripts pass to Next, move to one inert
 * JSON block, which {@link START_SCRIPT} reads. The policy then needs no hash of a script that depends on the content.
 * @param joined the names of the joined stylesheets of this build
 * @returns the page unchanged if its scripts are deferred already; null if it isn't as Next 16 writes it
 */
export function deferScripts(html: string, joined: ReadonlySet<string> = new Set()): DeferredPage | null {
  const { elements, bodyEnd } = parsePage(html)
  const inline = elements.filter(isInlineScript)
  if (elements.some(isBlock)) return { html, inlineScripts: inline.map(({ text }) => text) }
  const chunks = elements.filter(isChunk)
  const data = inline.filter(dataOf)
  const [firstLink] = elements.filter(({ name, parent }) => name === 'link' && parent === 'head')
  if (bodyEnd === null || !firstLink || chunks.length === 0 || data.length === 0) return null

  const early = inline.filter(({ attributes }) => attributes.has(BEFORE_PAINT))
  const removed = [
    ...chunks,
    ...data,
    ...elements.filter(isChunkPreload),
    ...elements.filter(isForOldBrowsers),
  ]
  const deferred: DeferredScripts = {
    data: data.flatMap((script) => dataOf(script) ?? []),
    scripts: [...new Set(chunks.map(({ attributes }) => attributes.get('src') ?? ''))],
  }
  const first = [...early.map(({ text }) => text), START_SCRIPT]
  const block = `<script type="application/json" ${BLOCK_ATTRIBUTE}>${safeJson(deferred)}</script>`
  const head = first.map((text) => `<script>${text}</script>`).join('')
  return {
    html: edited(html, [
      insertion(firstLink.start, head),
      ...stylesheetEdits(elements, joined),
      ...elements
        .filter(isFontPreload)
        .map(({ start }) => insertion(start + LINK.length, ` media="${WIDE}"`)),
      ...removed.map(({ start, end }) => ({ start, end, text: '' })),
      ...early.map(({ start, end }) => ({ start, end, text: EMPTY_SCRIPT })),
      insertion(bodyEnd, block),
    ]),
    inlineScripts: [
      ...first,
      ...inline.filter((script) => !dataOf(script) && !early.includes(script)).map(({ text }) => text),
    ],
  }
}

/** Parses the script block of a page; null when its scripts aren't deferred. */
export function readDeferred(html: string): DeferredScripts | null {
  const block = parsePage(html).elements.find(isBlock)
  return block ? (JSON.parse(block.text) as DeferredScripts) : null
}

function isBlock({ attributes }: PageElement): boolean {
  return attributes.has(BLOCK_ATTRIBUTE)
}

/** Next emits its data next to the content, never inside it, so a script elsewhere isn't Next's. */
function dataOf({ parent, text }: PageElement): [QueuedData] | null {
  const call = parent === 'body' || parent === 'head' ? parseDataCall(text) : null
  return call && [call]
}

function isChunk({ name, attributes }: PageElement): boolean {
  const isOwn = attributes.get('src')?.startsWith(CHUNKS)
  return name === 'script' && isOwn === true && !attributes.has('nomodule')
}

/** Polyfills, which browsers with module support ignore. Those without can't run {@link START_SCRIPT} either. */
function isForOldBrowsers({ name, attributes }: PageElement): boolean {
  return name === 'script' && attributes.has('nomodule')
}

function isFontPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'font'
}

function isChunkPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
}
