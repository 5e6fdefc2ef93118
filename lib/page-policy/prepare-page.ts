import { withBase } from '../site/base-path'
import { BEFORE_PAINT } from '../site/constants'
import { edited } from '../text/edits'
import { safeJson } from '../text/escaping'
import { BLOCK_ATTRIBUTE, START_SCRIPT } from './start-page'
import {
  insertion,
  isInlineScript,
  isScriptPreload,
  type PageElement,
  parsePage,
  replacement,
} from './page-html'
import { stylesheetEdits } from './stylesheets'

/** The JSON of a page's script block, as read by {@link START_SCRIPT}. */
export type DeferredScripts = { data: QueuedData[]; scripts: string[] }

type PreparedPage = {
  html: string
  /** Source of the inline scripts that a browser would run. */
  inlineScripts: string[]
}

const CHUNKS = withBase('/_next/static/')
/** Windows in which the first page is drawn in the site's font; see app/tokens.css. */
const WIDE = '(min-width: 48rem)'
const LINK = '<link'
/** A React element whose text moved: hydration expects the element, and doesn't compare its text. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * Leaves the connection to what the first paint of a page needs. Pages are complete without their scripts, which are
 * deferred until after it: their addresses, and the data that inline scripts pass to Next, move to one inert JSON block,
 * which {@link START_SCRIPT} reads. The policy then needs no hash of a script that depends on the content. Stylesheets are
 * joined, and narrow windows, mostly phones, don't load the font before the first paint either.
 * @param joined the names of the joined stylesheets of this build
 * @returns the page unchanged if it is prepared already; null if it isn't as Next 16 writes it
 */
export function preparePage(html: string, joined: ReadonlySet<string> = new Set()): PreparedPage | null {
  const { elements, bodyEnd } = parsePage(html)
  const inline = elements.filter(isInlineScript)
  if (elements.some(isBlock)) return { html, inlineScripts: inline.map(({ text }) => text) }
  const chunks = elements.filter(isChunk)
  const calls = new Map(inline.flatMap(callIn))
  const firstLink = elements.find(({ name, parent }) => name === 'link' && parent === 'head')
  const hasContent = [...calls.values()].some(([queue]) => queue === '__next_f')
  if (bodyEnd === null || !firstLink || chunks.length === 0 || !hasContent) return null

  const early = inline.filter(({ attributes }) => attributes.has(BEFORE_PAINT))
  const first = [...early.map(({ text }) => text), START_SCRIPT]
  const rest = inline.filter((script) => !calls.has(script) && !early.includes(script))
  const needless = elements.filter((element) => isScriptPreload(element) || isForOldBrowsers(element))
  return {
    html: edited(html, [
      insertion(firstLink.start, first.map((text) => `<script>${text}</script>`).join('')),
      insertion(bodyEnd, blockOf(chunks, [...calls.values()])),
      ...[...chunks, ...calls.keys(), ...needless].map((element) => replacement(element, '')),
      ...early.map((element) => replacement(element, EMPTY_SCRIPT)),
      ...stylesheetEdits(elements, joined),
      ...elements
        .filter(isFontPreload)
        .map(({ start }) => insertion(start + LINK.length, ` media="${WIDE}"`)),
    ]),
    inlineScripts: [...first, ...rest.map(({ text }) => text)],
  }
}

function blockOf(chunks: PageElement[], data: QueuedData[]): string {
  const deferred: DeferredScripts = {
    data,
    scripts: [...new Set(chunks.map(({ attributes }) => attributes.get('src') ?? ''))],
  }
  return `<script type="application/json" ${BLOCK_ATTRIBUTE}>${safeJson(deferred)}</script>`
}

function isBlock({ attributes }: PageElement): boolean {
  return attributes.has(BLOCK_ATTRIBUTE)
}

/** Next emits its data next to the content, never inside it, so a script elsewhere isn't Next's. */
function callIn(script: PageElement): [PageElement, QueuedData][] {
  const isBeside = script.parent === 'body' || script.parent === 'head'
  const call = isBeside ? parseDataCall(script.text) : null
  return call ? [[script, call]] : []
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

/**
 * Global arrays that Next's scripts read in the browser: `__next_f` contains the page's RSC data, `TURBOPACK` starts
 * its chunks.
 */
type Queue = '__next_f' | 'TURBOPACK'
type QueuedData = [queue: Queue, value: unknown]

/** Inline scripts by which a page of Next 16 pushes data to these arrays. The argument must be pure JSON. */
const CALLS: [Queue, RegExp][] = [
  ['__next_f', /^self\.__next_f\.push\((.+)\)$/s],
  ['__next_f', /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.+)\)$/s],
  ['TURBOPACK', /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.+)\);$/s],
]

/**
 * Parses an inline script that pushes data.
 * @returns null for any other script
 */
export function parseDataCall(source: string): QueuedData | null {
  for (const [queue, call] of CALLS) {
    const argument = call.exec(source)?.[1]
    if (argument === undefined) continue
    try {
      return [queue, JSON.parse(argument)]
    } catch {
      // not JSON
    }
  }
  return null
}
