import { STORAGE_KEYS } from '@/lib/site/constants'

/** Whether the key `/` opens the search: always, where nothing can be stored. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.slash) === null
  } catch {
    return true
  }
}

/** Stores whether the key `/` opens the search. */
export function setSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEYS.slash)
    else localStorage.setItem(STORAGE_KEYS.slash, 'no')
  } catch {
    // Without storage the key remains a shortcut.
  }
}

/**
 * Whether a key event is a shortcut to the search. Ctrl K and ⌘ K are, except in a text area, where a long text would
 * be lost. `/` is, outside of fields, unless switched off (WCAG 2.1.4).
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
  const isIn = (fields: string) => target instanceof Element && target.matches(fields)
  if (altKey || ctrlKey || metaKey) return /^k$/i.test(key) && !altKey && !shiftKey && !isIn('textarea')
  return key === '/' && !isIn('input,select,textarea') && isSlashOn()
}
