'use client'

import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '@/lib/site/constants'

/**
 * Returns the saved path of the list, with its page, search and view; `fallback` if none is saved, or another list's.
 */
export function useSavedListPath(fallback: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => readListPath(fallback) ?? fallback,
    () => fallback,
  )
}

/** Saves the path and query of the article list in session storage, for links back to it. */
export function saveListPath(path: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.list, path)
  } catch {
    // Without storage, back links lead to the plain list.
  }
}

function readListPath(list: string): string | null {
  try {
    const path = window.sessionStorage.getItem(STORAGE_KEYS.list)
    return path?.startsWith(list) ? path : null
  } catch {
    return null
  }
}

function neverChanges(): () => void {
  return () => undefined
}
