'use client'

import { useEffect } from 'react'
import { isChunkLoadFailure, mayReload } from '@/lib/browser/chunk-reload'

/** Reloads the page once when a script chunk can't be loaded: after a redeploy, an open tab refers to old chunks. */
export function ChunkErrorReload() {
  useEffect(() => {
    const recover = (reason: unknown) => {
      if (isChunkLoadFailure(reason) && mayReload(() => sessionStorage, Date.now())) location.reload()
    }
    // Assigning the handlers is shorter than adding listeners, and safe: the layout is never unmounted.
    onerror = (message, _source, _line, _column, error) => recover(error ?? message)
    onunhandledrejection = ({ reason }) => recover(reason)
  }, [])

  return null
}
