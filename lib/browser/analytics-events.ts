import type { Analytics } from './analytics'

/*
 * The events of SPEC §2 and §7, by their names. Before the visitor has agreed there is nobody to tell: clicks are
 * forgotten, and only the view of the page that is open waits.
 */

type View = { title: string; path: string }

let current: Analytics | null = null
let waiting: View[] = []
let sent = new Set<string>()

/** Starts reporting, and sends the view of the page that is open. */
export function startAnalytics(analytics: Analytics): void {
  current ??= analytics
  for (const { title, path } of waiting) current.pageView(title, path)
  waiting = []
}

/** Begins a new page: its views may be sent, those of the page before no longer wait. */
export function enterPage(): void {
  waiting = []
  sent = new Set()
}

/** A named view of the page that is open; the same one is sent once. */
export function trackPageView(title: string): void {
  if (sent.has(title)) return
  sent.add(title)
  const view = { title, path: window.location.pathname }
  if (current) current.pageView(view.title, view.path)
  else waiting.push(view)
}

/** A click on a card: category User, action and label are the title (SPEC §7). */
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
