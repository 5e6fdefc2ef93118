'use client'

import { useEffect } from 'react'
import { isChunkLoadFailure, mayReload } from '@/lib/browser/chunk-reload'

/** Reloads the page once when a script chunk can't be loaded: after a redeploy an open tab refers to old chunks. */
export function ChunkErrorReload() {
  useEffect(() => {
    const recover = (reason: unknown) => {
      if (isChunkLoadFailure(reason) && mayReload(() => window.sessionStorage, Date.now()))
        window.location.reload()
    }
    const onError = (event: ErrorEvent) => recover(event.error ?? event.message)
    const onRejection = (event: PromiseRejectionEvent) => recover(event.reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])

  return null
}
