'use client'

import { useEffect, useRef } from 'react'
import { SEARCH } from '@/lib/search/words'
import { isSlashOn, setSlash } from '../layout/search-shortcut'
import styles from './search-screen.module.css'

/** The keyboard shortcuts, and the switch that WCAG 2.1.4 requires for single-key shortcuts. */
export function Shortcuts() {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = box.current
    if (!input) return
    // The server renders the box checked. The visitor may have unchecked it before hydration.
    if (!input.checked) setSlash(false)
    input.checked = isSlashOn()
  }, [])

  return (
    <section aria-labelledby="atajos" className={styles.shortcuts} data-scripted>
      <h2 id="atajos">{SEARCH.shortcuts}</h2>
      <p>
        <kbd>Ctrl</kbd> <kbd>K</kbd> {SEARCH.or} <kbd>⌘</kbd> <kbd>K</kbd> {SEARCH.shortcutsOpen}
      </p>
      {/* Firefox would restore the box on a reload, which would then count as the visitor's choice. HTML allows the
          attribute on a form, not on a checkbox. A form with this method isn't sent outside of a dialog. */}
      <form method="dialog" autoComplete="off">
        <label className={styles.slash}>
          <input
            ref={box}
            type="checkbox"
            defaultChecked
            onChange={(event) => setSlash(event.target.checked)}
          />
          <span>
            {SEARCH.slash} <kbd>/</kbd>
          </span>
        </label>
      </form>
    </section>
  )
}
