'use client'

import { useEffect, useRef } from 'react'
import { useNote } from '../ui/use-note'
import styles from './layout.module.css'

/**
 * Keeps the open page while there is no network, and says so: whatever would load another one, a link, a search or Next's
 * router without the data of a page, would end in an error page of the browser. Pages that were prefetched still open.
 * Where the site answers nevertheless, as on a developer's own machine, the page is loaded. Browsers without the
 * Navigation API do as they would without this.
 */
export function OfflineNotice({ children }: { children: string }) {
  const status = useRef<HTMLDivElement>(null)
  const { note, key, say } = useNote<true>(status)

  useEffect(() => {
    let reached: string | null = null
    const stay = (event: NavigateEvent) => {
      const { url } = event.destination
      const isReached = url === reached
      // Once: a page that is restored from the back/forward cache may have lost its network since.
      reached = null
      if (navigator.onLine || isReached || !needsNetwork(event)) return
      event.preventDefault()
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => {
          reached = url
          location.assign(url)
        },
        () => {
          say(true)
          // The router waits for the page to be left, until it is told that the page is shown again.
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        },
      )
    }
    // Undefined in older browsers.
    const { navigation } = window as Partial<Window>
    navigation?.addEventListener('navigate', stay)
    return () => navigation?.removeEventListener('navigate', stay)
  }, [say])

  return (
    <div className={styles.offline} aria-live="polite" ref={status}>
      {note && <span key={key}>{children}</span>}
    </div>
  )
}

/**
 * Whether a navigation replaces the page by another one of the web. Going back may show a page that the browser has kept;
 * a reload is the visitor's own attempt, and a form that is sent can't be sent again from here.
 */
function needsNetwork({ destination, navigationType, downloadRequest, formData }: NavigateEvent): boolean {
  return (
    destination.url.startsWith('http') &&
    !destination.sameDocument &&
    ['push', 'replace'].includes(navigationType) &&
    downloadRequest === null &&
    formData === null
  )
}
