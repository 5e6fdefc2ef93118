'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isSlashOn, onSlashChange, setSlash } from '@/lib/browser/slash-switch'
import { SEARCH_BOX } from '@/lib/copy/search-box'
import styles from './search-screen.module.css'

/** The keyboard shortcuts, and the switch that WCAG 2.1.4 requires for single-key shortcuts. */
export function Shortcuts() {
  const isOn = useSyncExternalStore(onSlashChange, isSlashOn, () => true)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The server renders the box checked. The visitor may have unchecked it before hydration.
    if (!box.current?.checked) setSlash(false)
  }, [])

  return (
    <section aria-labelledby="atajos" className={styles.shortcuts}>
      <h2 id="atajos">{SEARCH_BOX.shortcuts}</h2>
      <p>
        <kbd>Ctrl</kbd> <kbd>K</kbd> {SEARCH_BOX.or} <kbd>⌘</kbd> <kbd>K</kbd> {SEARCH_BOX.shortcutsOpen}
      </p>
      {/* Firefox would restore the box on a reload, which would then count as the visitor's choice. HTML allows the
          attribute on a form, not on a checkbox. A form with this method isn't sent outside of a dialog. */}
      <form method="dialog" autoComplete="off">
        <label className={styles.slash}>
          <input
            ref={box}
            type="checkbox"
            checked={isOn}
            onChange={(event) => setSlash(event.target.checked)}
          />
          <span>
            {SEARCH_BOX.slash} <kbd>/</kbd>
          </span>
        </label>
      </form>
    </section>
  )
}
