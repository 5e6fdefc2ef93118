'use client'

import { useSyncExternalStore } from 'react'
import { isSlashOn, onSlashChange, setSlash } from '@/lib/browser/slash-switch'
import { SEARCH_BOX } from '@/lib/copy/search-box'
import styles from './search-screen.module.css'

/** The shortcuts, and the switch that WCAG 2.1.4 asks for where a single key is one. */
export function Shortcuts() {
  const isOn = useSyncExternalStore(onSlashChange, isSlashOn, () => true)
  return (
    <section aria-labelledby="atajos" className={styles.shortcuts}>
      <h2 id="atajos">{SEARCH_BOX.shortcuts}</h2>
      <p>
        <kbd>Ctrl</kbd> <kbd>K</kbd> {SEARCH_BOX.or} <kbd>⌘</kbd> <kbd>K</kbd> {SEARCH_BOX.shortcutsOpen}
      </p>
      <label className={styles.slash}>
        <input type="checkbox" checked={isOn} onChange={(event) => setSlash(event.target.checked)} />
        <span>
          {SEARCH_BOX.slash} <kbd>/</kbd>
        </span>
      </label>
    </section>
  )
}
