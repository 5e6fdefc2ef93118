/** Sends a command: `gtag`, or a fake in tests. */
export type Send = (command: 'event', name: string, parameters: Record<string, unknown>) => void

type AnalyticsEvent = { category: string; action: string; label?: string; value?: number }

/**
 * Creates the analytics wrapper (SPEC §5). It requires a measurement id, and every event requires a category and an
 * action.
 * @throws Error 'Require GA_MEASUREMENT_ID' without an id, and for an event without category or action
 */
export function createAnalytics(measurementId: string | null, send: Send = throughGoogleTag) {
  if (!measurementId) throw new Error('Require GA_MEASUREMENT_ID')
  return {
    pageView(title: string, path: string): void {
      send('event', 'page_view', { page_title: title, page_path: path, send_to: measurementId })
    },
    event({ category, action, label, value }: AnalyticsEvent): void {
      if (!category || !action) throw new Error('An analytics event requires a category and an action')
      const parameters = { event_category: category, event_label: label, value, send_to: measurementId }
      send('event', action, parameters)
    },
  }
}

export type Analytics = ReturnType<typeof createAnalytics>

type TagWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

/**
 * Prepares the queue of Google's commands; must be called before anything is pushed to it. Google's tag counts a view
 * of its own at each `config` without `send_page_view: false`. The component that writes `config` takes no options, so
 * the queue adds this one. The site sends its views by name.
 */
export function prepareGoogleTag(measurementId: string): void {
  const holder = window as unknown as TagWindow
  holder[`ga-disable-${measurementId}`] = false
  if (holder.dataLayer) return
  const layer: unknown[] = []
  layer.push = (...commands) => Array.prototype.push.apply(layer, commands.map(withoutOwnViews))
  holder.dataLayer = layer
}

/** Makes the tag send nothing more; it can't be removed from an open page. */
export function stopGoogleTag(measurementId: string): void {
  ;(window as unknown as TagWindow)[`ga-disable-${measurementId}`] = true
}

/** Deletes the cookies that Google's tag has set, on whichever domain above this host. */
export function deleteGoogleCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((one) => /^_ga(?:_|$)/.test(one)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}

function throughGoogleTag(...command: Parameters<Send>): void {
  ;(window as unknown as TagWindow).dataLayer?.push(asArguments(...command))
}

function withoutOwnViews(command: unknown): unknown {
  const [name, id, options] = Array.from(command as ArrayLike<unknown>)
  if (name !== 'config') return command
  return asArguments(name, id, { ...(options as object | undefined), send_page_view: false })
}

/** The tag accepts only `arguments` objects as commands. */
function asArguments(..._command: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- see above
  return arguments
}

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
