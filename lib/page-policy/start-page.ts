import { LIST_QUERY_SCRIPT } from '../articles/list-query'
import type { DeferredScripts } from './prepare-page'
import { EARLY_PRESSES_SCRIPT } from './early-presses'

/** Attribute by which the script block of a page is found. Not an id, because a heading could have the same one. */
export const BLOCK_ATTRIBUTE = 'data-scripts'

/** Maximum wait for the first paint, in milliseconds: not every browser reports it. */
const PATIENCE_MS = 2_000

/**
 * Loads a page's scripts after its first paint, or at once in a background tab, which isn't painted. Once all have come,
 * it passes the page's data to Next, which starts React. A page of which a script is missing, at a second try too, stays
 * as it is, complete without scripts: controls that need them are hidden, and the console says once what is missing.
 *
 * Where a translator or a proxy has changed the page by then, React renders it again, and reports the difference as an
 * error. That is expected and harmless, so it becomes a line in the console.
 * It must not refer to anything outside of itself, because its source is an inline script.
 */
const startPage = (block: string, patienceMs: number): void => {
  let isBegun = false

  const begin = () => {
    if (isBegun) return
    isBegun = true
    start().catch((error: unknown) => {
      document.documentElement.dataset.static = ''
      console.error('The scripts of this page did not start:', error)
    })
  }

  const start = async () => {
    const text = document.querySelector(block)?.textContent
    const { data, scripts } = JSON.parse(text ?? '') as DeferredScripts
    await Promise.all(scripts.map((address) => load(address).catch(() => load(address))))
    const queues = self as unknown as Record<string, unknown[] | undefined>
    for (const [queue, value] of data) (queues[queue] ??= []).push(value)
  }

  const load = (address: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = address
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)))
      document.head.append(script)
    })

  addEventListener('error', (event) => {
    if (!event.message.includes('Minified React error #418')) return
    event.preventDefault()
    console.warn('This page was changed before its scripts started, so they rendered it again.')
  })

  // Scripts must not hydrate half of a page.
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return begin()
    setTimeout(begin, patienceMs)
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/**
 * The inline script that stands in front of the stylesheets of every page, and is the same in all of them. Until React has
 * taken over, it also applies the query to a list of articles and remembers presses of buttons. It starts the page first:
 * a fault of the others can't prevent that.
 */
export const START_SCRIPT = [
  `(${startPage})('script[${BLOCK_ATTRIBUTE}]',${PATIENCE_MS})`,
  LIST_QUERY_SCRIPT,
  EARLY_PRESSES_SCRIPT,
].join(';')
