import { STORAGE_KEYS } from '../config/browser-constants'

/**
 * Whether a key event is a shortcut to the search. Ctrl K and ⌘ K are, except in a text area, where a long text would
 * be lost. `/` is, outside of fields, unless switched off (WCAG 2.1.4; see ./slash-switch.ts). It is part of every
 * page's script. It is the only function of this file, so that the bundler inlines it where it is called.
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
    return true // without storage the key can't be switched off
  }
}
