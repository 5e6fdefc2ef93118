import { STORAGE_KEYS } from '../config/browser-constants'

export type Consent = 'granted' | 'denied' | null

const CHANGED = 'portfolio:consent'

/** A choice that could not be stored: it holds as long as the page is open. */
let unstored: Consent | undefined
let refused = false

/** The visitor's choice about analytics, stored in this browser; null before the choice. */
export function readConsent(): Consent {
  if (unstored !== undefined) return unstored
  try {
    const value = window.localStorage.getItem(STORAGE_KEYS.consent)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    return 'denied' // who forbids storing anything is not asked at each visit
  }
}

/**
 * Stores the choice; null withdraws it, and the banner asks again.
 * @returns whether it was stored; otherwise it holds as long as the page is open
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

/** Calls back on each choice, also on one in another tab, or made while this page was in the browser's cache. */
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
