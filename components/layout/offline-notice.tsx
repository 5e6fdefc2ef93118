'use client'

import { useEffect, useRef } from 'react'
import { useNote } from '../ui/use-note'
import styles from './layout.module.css'

/**
 * Keeps the open page while there is no network, and says so: whatever would load another one, a link, a form or Next's
 * router without the data of a page, would end in an error page of the browser. Pages that were prefetched still open.
 * Browsers without the Navigation API do as they would without this.
 */
export function OfflineNotice({ children }: { children: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  const { note, key, say } = useNote<true>(status)

  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (navigator.onLine || !needsNetwork(event)) return
      event.preventDefault()
      // The router may be the caller, and be rendering.
      queueMicrotask(() => {
        say(true)
        // The router waits for the page to be left, until it is told that the page is shown again.
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
    }
    // Undefined in older browsers.
    const { navigation } = window as Partial<Window>
    navigation?.addEventListener('navigate', stay)
    return () => navigation?.removeEventListener('navigate', stay)
  }, [say])

  return (
    <p className={styles.offline} aria-live="polite" ref={status}>
      {note && <span key={key}>{children}</span>}
    </p>
  )
}

/** Whether a navigation replaces the page by one of the web. Going back may show a page that the browser has kept. */
function needsNetwork({ destination, navigationType, downloadRequest }: NavigateEvent): boolean {
  return (
    destination.url.startsWith('http') &&
    !destination.sameDocument &&
    navigationType !== 'traverse' &&
    downloadRequest === null
  )
}
