'use client'

import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '@/lib/config/browser-constants'

/** Saves the path and query of the article list in session storage, for links back to it. */
export function saveListPath(path: string): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEYS.list, path)
  } catch {
    // Without storage, links lead to the plain list.
  }
}

/** The saved path of the list, with its page, search and view; `fallback` where there is none, or one of another list. */
export function useSavedListPath(fallback: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => readListPath(fallback) ?? fallback,
    () => fallback,
  )
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
