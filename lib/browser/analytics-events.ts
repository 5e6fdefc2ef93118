import type { Analytics } from './analytics'

/*
 * The analytics events of SPEC §2 and §7. Before consent, clicks are dropped and only the views of the current page
 * are queued.
 */

type View = { title: string; path: string }

let current: Analytics | null = null
let waiting: View[] = []
let sent = new Set<string>()

/** Starts sending, beginning with the queued views of the current page. */
export function startAnalytics(analytics: Analytics): void {
  current ??= analytics
  for (const { title, path } of waiting) current.pageView(title, path)
  waiting = []
}

/** Marks the start of a new page: queued views of the previous page are dropped. */
export function enterPage(): void {
  waiting = []
  sent = new Set()
}

/** Sends a named view of the current page, once per page. */
export function trackPageView(title: string): void {
  if (sent.has(title)) return
  sent.add(title)
  const view = { title, path: window.location.pathname }
  if (current) current.pageView(view.title, view.path)
  else waiting.push(view)
}

/** Sends a click on a card: category User, action and label set to the title (SPEC §7). */
export function trackCard(title: string): void {
  current?.event({ category: 'User', action: title, label: title })
}

export function trackShare(title: string): void {
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
