import { STORAGE_KEYS } from '../config/browser-constants'

const CHANGED = 'portfolio:slash'
const OFF = 'no'

/** Whether the key `/` opens the search. */
export function isSlashOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEYS.slash) === null
  } catch {
    return true
  }
}

/** Stores whether the key `/` opens the search; ./search-shortcut.ts reads it. */
export function setSlash(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(STORAGE_KEYS.slash)
    else window.localStorage.setItem(STORAGE_KEYS.slash, OFF)
  } catch {
    // Without storage the key remains a shortcut.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function onSlashChange(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}
