'use client'

import { useEffect } from 'react'
import { isChunkLoadFailure, mayReload } from '@/lib/browser/chunk-reload'

/** Reloads the page once when a script chunk can't be loaded: after a redeploy, an open tab refers to old chunks. */
export function ChunkErrorReload() {
  useEffect(() => {
    const recover = (reason: unknown) => {
      if (isChunkLoadFailure(reason) && mayReload(() => sessionStorage, Date.now())) location.reload()
    }
    // The listeners stay as long as the document, because the layout is never unmounted.
    addEventListener('error', (event) => recover(event.error ?? event.message))
    addEventListener('unhandledrejection', (event) => recover(event.reason))
  }, [])

  return null
}
