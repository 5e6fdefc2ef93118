import { type Analytics, createAnalytics } from './analytics'

/** The events of SPEC §2 and §7, by their names. Without consent there is nobody to tell, and nothing happens. */

let current: Analytics | null = null
let lastView = ''

/** Starts reporting through gtag's data layer, once the visitor has agreed. */
export function startAnalytics(measurementId: string): void {
  current ??= createAnalytics(measurementId, (...command) => {
    const holder = window as { gtag?: (...command: unknown[]) => void }
    holder.gtag?.(...command)
  })
}

export function stopAnalytics(): void {
  current = null
}

/** A page view; the same one twice in a row is sent once. */
export function trackPageView(title: string, path: string): void {
  if (!current || lastView === `${title}\n${path}`) return
  lastView = `${title}\n${path}`
  current.pageView(title, path)
}

export function trackCard(title: string): void {
  current?.event({ category: 'User', action: title, label: title })
}

export function trackShare(title: string): void {
  current?.pageView(`Article Share: ${title}`, window.location.pathname)
}

export function trackVital(name: string, value: number): void {
  current?.event({ category: 'Web Vitals', action: name, label: window.location.pathname, value: Math.round(value) })
}
