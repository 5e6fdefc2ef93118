'use client'

import { useEffect } from 'react'
import { isChunkLoadFailure, mayReload } from '@/lib/site/chunk-reload'

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
