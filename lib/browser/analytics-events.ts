import type { Analytics } from './analytics'
import { onUserEvent } from './user-events'

/*
 * Sends the analytics events of SPEC §2 and §7. Before consent, the visitor's clicks are dropped. Reports of the open
 * page itself are queued, and sent once the visitor agrees on that page.
 */

type OpenPage = { names: readonly string[]; asUserEvent: boolean; path: string; reported: boolean }

let current: Analytics | null = null
let page: OpenPage | null = null

/**
 * Starts sending events, beginning with the pending reports of the open page.
 * @returns a function that stops sending
 */
export function startAnalytics(analytics: Analytics): () => void {
  current = analytics
  onUserEvent((kind, title) => (kind === 'card' ? sendUserEvent(title) : sendShare(title)))
  report()
  window.addEventListener('pageshow', reportAgain)
  return () => {
    current = null
    onUserEvent(null)
    window.removeEventListener('pageshow', reportAgain)
  }
}

/**
 * Reports an opened page once: one view for each name, and with `asUserEvent` one user event for each.
 * @returns a function to call when the visitor leaves the page; it drops what was not sent by then
 */
export function enterPage(names: readonly string[], asUserEvent: boolean): () => void {
  const entered = { names, asUserEvent, path: window.location.pathname, reported: false }
  page = entered
  report()
  return () => {
    if (page === entered) page = null
  }
}

function report(): void {
  if (!current || !page || page.reported) return
  page.reported = true
  for (const name of page.names) {
    current.pageView(name, page.path)
    if (page.asUserEvent) sendUserEvent(name)
  }
}

/** Reports another view of a page restored from the back/forward cache; its scripts don't run again. */
function reportAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted || !page) return
  page.reported = false
  report()
}

/** Sends a view of home or a click on a card: category User, action and label set to the title (SPEC §7). */
function sendUserEvent(title: string): void {
  current?.event({ category: 'User', action: title, label: title })
}

function sendShare(title: string): void {
  current?.pageView(`Article Share: ${title}`, window.location.pathname)
}

export function trackVital(name: string, value: number): void {
  current?.event({
    category: 'Web Vitals',
    action: name,
    label: window.location.pathname,
    value: Math.round(value),
  })
}
