import { STORAGE_KEYS } from '../config/browser-constants'

/**
 * Whether a key is a shortcut to the search: Ctrl K or ⌘ K, and `/` outside of fields unless it is switched off
 * (WCAG 2.1.4; see ./slash-switch.ts). It is part of every page's script, and the only function here: so that the bundler
 * puts it where it is called.
 */
export function isSearchShortcut({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return key === 'k' && !altKey
  if (key !== '/' || (target as Element).matches('input,select,textarea')) return false
  try {
    return !localStorage.getItem(STORAGE_KEYS.slash)
  } catch {
    return true // without storage nothing can be switched off
  }
}
