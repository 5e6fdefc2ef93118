'use client'

import { useEffect } from 'react'
import { isChunkLoadFailure, mayReload } from '@/lib/browser/chunk-reload'

/** After a redeploy an open tab may ask for a script that is gone: it gets the new version by one reload. */
export function FreshChunks() {
  useEffect(() => {
    const recover = (reason: unknown) => {
      if (isChunkLoadFailure(reason) && mayReload(window.sessionStorage, Date.now())) window.location.reload()
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
