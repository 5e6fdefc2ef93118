'use client'

import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '@/lib/config/browser-constants'

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
