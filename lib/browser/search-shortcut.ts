/** Whether the key `/` opens the search: this browser's own choice. */
export const SLASH_KEY = 'buscar-con-barra'
export const SLASH_OFF = 'no'

const CHANGED = 'portfolio:search-shortcut'

export function isSlashOn(): boolean {
  try {
    return window.localStorage.getItem(SLASH_KEY) !== SLASH_OFF
  } catch {
    return true // without storage nothing can be switched off
  }
}

export function setSlash(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(SLASH_KEY)
    else window.localStorage.setItem(SLASH_KEY, SLASH_OFF)
  } catch {
    // Without storage the key stays a shortcut.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function onSlashChange(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

/** Whether a key is a shortcut to the search: Ctrl K or ⌘ K, and `/` outside of fields. */
export function isSearchShortcut({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key === 'k'
  return key === '/' && !(target as Element).matches('input,select,textarea') && isSlashOn()
}
