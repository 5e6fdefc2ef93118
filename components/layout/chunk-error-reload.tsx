'use client'

import { useEffect } from 'react'
import { STORAGE_KEYS } from '../../lib/site/constants'

const AGAIN_AFTER_MS = 60_000

/** Whether an error means that a script chunk of the site could not be loaded. */
export function isChunkLoadFailure(reason: unknown): boolean {
  const text = reason instanceof Error ? `${reason.name} ${reason.message}` : String(reason)
  return /ChunkLoad|load.+chunk|imported module|module script/i.test(text)
}

/**
 * Whether the page may reload itself. Records each reload, so that a permanently missing chunk causes no loop.
 * @param open returns session storage; browsers that refuse access throw, and reloading is then not allowed
 * @param now wall-clock time, the only clock that survives a reload. A recorded time in the future is ignored: the
 * clock was set back
 */
export function mayReload(open: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const storage = open()
    const age = now - Number(storage.getItem(STORAGE_KEYS.reload) ?? 0)
    if (age >= 0 && age < AGAIN_AFTER_MS) return false
    storage.setItem(STORAGE_KEYS.reload, String(now))
    return true
  } catch {
    return false
  }
}

/** Reloads the page once when a script chunk can't be loaded: after a redeploy, an open tab refers to old chunks. */
export function ChunkErrorReload() {
  useEffect(() => {
    const recover = (reason: unknown) => {
      if (isChunkLoadFailure(reason) && mayReload(() => sessionStorage, Date.now())) location.reload()
    }
    const onError = ({ error, message }: ErrorEvent) => recover(error ?? message)
    const onRejection = ({ reason }: PromiseRejectionEvent) => recover(reason)
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    return () => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [])

  return null
}
