'use client'

import { useSyncExternalStore } from 'react'

const KEY = 'lista'

/** Notes the list of articles as it is shown now, for the way back to it in this tab. */
export function rememberList(address: string): void {
  try {
    window.sessionStorage.setItem(KEY, address)
  } catch {
    // A browser without storage goes back to the plain list.
  }
}

/** The list that was left for an article, with its page, search and view; `otherwise` where there is none. */
export function useLastList(otherwise: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => lastList() ?? otherwise,
    () => otherwise,
  )
}

function lastList(): string | null {
  try {
    const address = window.sessionStorage.getItem(KEY)
    return address?.startsWith('/articles') ? address : null
  } catch {
    return null
  }
}

function neverChanges(): () => void {
  return () => undefined
}
