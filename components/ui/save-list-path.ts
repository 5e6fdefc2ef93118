import { STORAGE_KEYS } from '@/lib/site/browser-constants'

/** Saves the path and query of the article list in session storage, for links back to it: ./use-saved-list-path.ts. */
export function saveListPath(path: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.list, path)
  } catch {
    // Without storage, back links lead to the plain list.
  }
}
