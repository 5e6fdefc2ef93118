import type { Analytics } from './google-tag'

/*
 * Sends the analytics events of SPEC §2 and §7, once the visitor agrees: the view of the open page, and what happens on
 * it from then on. Pages and controls carry what is reported of them in `data-` attributes, so that a site without
 * analytics has no code for it.
 */

let current: Analytics | null = null
/** The path of the page that was reported last. */
let reported: string | null = null

/**
 * Starts sending events.
 * @returns a function that stops sending
 */
export function startEvents(analytics: Analytics): () => void {
  current = analytics
  window.addEventListener('pageshow', reportAgain)
  // Captured, so that no handler on the way keeps a click from it.
  document.addEventListener('click', reportClick, true)
  return () => {
    current = null
    window.removeEventListener('pageshow', reportAgain)
    document.removeEventListener('click', reportClick, true)
  }
}

/** Reports the open page once a visit: a view for each name that it is marked with, and a user event if it asks for it. */
export function reportPage(): void {
  const path = window.location.pathname
  if (!current || path === reported) return
  reported = path
  const { views, userEvent } = document.querySelector<HTMLElement>('[data-views]')?.dataset ?? {}
  for (const name of views?.split('\n') ?? []) {
    current.pageView(name, path)
    if (userEvent !== undefined) sendUserEvent(name)
  }
}

export function trackVital(name: string, value: number): void {
  current?.event({
    category: 'Web Vitals',
    action: name,
    label: window.location.pathname,
    value: Math.round(value),
  })
}

/**
 * Reports another view of a page restored from the back/forward cache; its scripts don't run again. Without a network
 * it isn't another view: components/layout/offline-notice.tsx.
 */
function reportAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted || !navigator.onLine) return
  reported = null
  reportPage()
}

/** Reports a click on the link of a card, marked `data-card`, or on a share button, marked `data-share` with the title. */
function reportClick({ target }: MouseEvent): void {
  const marked = target instanceof Element && target.closest<HTMLElement>('[data-card], [data-share]')
  if (!marked) return
  const { share } = marked.dataset
  if (share === undefined) sendUserEvent(marked.textContent)
  else current?.pageView(`Article Share: ${share}`, window.location.pathname)
}

/** Sends a view of home or a click on a card: category User, action and label set to the title (SPEC §7). */
function sendUserEvent(title: string): void {
  current?.event({ category: 'User', action: title, label: title })
}
