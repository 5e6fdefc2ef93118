'use client'

import { useSyncExternalStore } from 'react'
import { onConsentChange, readConsent, writeConsent } from '@/lib/browser/consent'
import { CONSENT } from '@/lib/copy/consent'
import button from '../ui/button.module.css'

/** Takes the choice about analytics back, as easily as it was made; the question is then asked again. */
export function WithdrawConsent() {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => null)
  if (!consent) return null
  const withdraw = () => {
    writeConsent(null)
    // What was loaded before keeps running until the page is left.
    if (consent === 'granted') window.location.reload()
  }
  return (
    <p>
      <button type="button" className={button.button} data-look="outline" onClick={withdraw}>
        {CONSENT.change}
      </button>
    </p>
  )
}
