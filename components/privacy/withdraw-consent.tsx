'use client'

import { useSyncExternalStore } from 'react'
import { askAfterReload } from '@/lib/browser/ask-after-reload'
import { onConsentChange, readConsent, writeConsent } from '@/lib/browser/consent'
import { CONSENT } from '@/lib/copy/consent'
import button from '../ui/button.module.css'

/** Withdraws the choice about analytics; the consent banner then asks again. */
export function WithdrawConsent() {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => null)
  if (!consent) return null
  const withdraw = () => {
    const isStored = writeConsent(null)
    if (consent !== 'granted' || !isStored) return
    // Google's tag has stopped sending by now; the reload removes it.
    askAfterReload()
    window.location.reload()
  }
  return (
    <p>
      <button type="button" className={button.button} data-variant="outline" onClick={withdraw}>
        {CONSENT.change}
      </button>
    </p>
  )
}
