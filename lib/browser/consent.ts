import { STORAGE_KEYS } from '../config/browser-constants'

export type Consent = 'granted' | 'denied' | null

const CHANGED = 'portfolio:consent'

/** A choice that could not be stored: it applies until the page is closed. */
let unstored: Consent | undefined
let refused = false

/** Reads the visitor's choice about analytics, stored in this browser; null before the choice. */
export function readConsent(): Consent {
  if (unstored !== undefined) return unstored
  try {
    const value = window.localStorage.getItem(STORAGE_KEYS.consent)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    return 'denied' // visitors who block storage would otherwise be asked on every visit
  }
}

/**
 * Stores the choice. Null withdraws it, so that the banner asks again.
 * @returns whether it was stored; otherwise it applies until the page is closed
 */
export function writeConsent(consent: Consent): boolean {
  const stored = store(consent)
  unstored = stored ? undefined : consent
  refused ||= !stored
  window.dispatchEvent(new Event(CHANGED))
  return stored
}

/** Whether the browser has refused to store a choice since the page was opened. */
export function isStorageRefused(): boolean {
  return refused
}

/**
 * Calls back on each choice, including one in another tab, or made while this page was in the back/forward cache.
 * @returns a function that stops the calls
 */
export function onConsentChange(changed: () => void): () => void {
  const events = [CHANGED, 'storage', 'pageshow']
  for (const name of events) window.addEventListener(name, changed)
  return () => {
    for (const name of events) window.removeEventListener(name, changed)
  }
}

function store(consent: Consent): boolean {
  try {
    if (consent) window.localStorage.setItem(STORAGE_KEYS.consent, consent)
    else window.localStorage.removeItem(STORAGE_KEYS.consent)
    return true
  } catch {
    return false
  }
}
