import styles from './layout.module.css'

const NOTE_MS = 5_000

/** Where without a network it is said that the page stays. From its start on, before React has taken the page over. */
export function OfflineNotice({ children }: { children: string }) {
  return (
    <>
      {/* What the script has written by then is left alone by React. */}
      <div
        className={styles.offline}
        aria-live="polite"
        data-offline={children}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      <script dangerouslySetInnerHTML={{ __html: `(${keepPage})(${NOTE_MS})` }} />
    </>
  )
}

/**
 * Keeps the open page while there is no network, and says so: whatever would load another one, a link, a search or Next's
 * router without the data of a page, would end in an error page of the browser. Pages that were prefetched still open.
 * Where the site answers nevertheless, as on a developer's own machine, the page is loaded. Browsers without the
 * Navigation API do as they would without this.
 * It must not refer to anything outside of itself, because its source is an inline script.
 */
const keepPage = (noteMs: number): void => {
  let reached: string | null = null

  /**
   * Whether a navigation replaces the page by another one of the web. Going back may show a page that the browser has
   * kept; a reload is the visitor's own attempt, and a form that is sent can't be sent again from here.
   */
  const needsNetwork = ({ destination, navigationType, downloadRequest, formData }: NavigateEvent) =>
    destination.url.startsWith('http') &&
    !destination.sameDocument &&
    ['push', 'replace'].includes(navigationType) &&
    downloadRequest === null &&
    formData === null

  const say = () => {
    const notice = document.querySelector<HTMLElement>('[data-offline]')
    const note = document.createElement('span')
    note.textContent = notice?.dataset.offline ?? ''
    notice?.replaceChildren(note)
    setTimeout(() => note.remove(), noteMs)
  }

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
        say()
        // The router waits for the page to be left, until it is told that the page is shown again.
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
    )
  }

  // Undefined in older browsers.
  const { navigation } = window as Partial<Window>
  navigation?.addEventListener('navigate', stay)
}
