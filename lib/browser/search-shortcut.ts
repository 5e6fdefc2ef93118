import { STORAGE_KEYS } from '../config/browser-constants'

/**
 * Whether a key is a shortcut to the search: Ctrl K or ⌘ K, but where a longer text would be lost, and `/` outside of fields
 * unless it is switched off (WCAG 2.1.4; see ./slash-switch.ts). It is part of every page's script, and the only function here: so that the bundler
 * puts it where it is called.
 */
export function isSearchShortcut({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  target,
}: KeyboardEvent): boolean {
  const isIn = (fields: string) => (target as Element).matches(fields)
  if (altKey || ctrlKey || metaKey) return /^k$/i.test(key) && !altKey && !shiftKey && !isIn('textarea')
  if (key !== '/' || isIn('input,select,textarea')) return false
  try {
    return !localStorage.getItem(STORAGE_KEYS.slash)
  } catch {
    return true // without storage nothing can be switched off
  }
}
