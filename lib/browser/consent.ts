export type Consent = 'granted' | 'denied' | null

const KEY = 'analitica'
const CHANGED = 'portfolio:consent'

/** The visitor's choice about analytics, stored in this browser; null before the choice. */
export function readConsent(): Consent {
  try {
    const value = window.localStorage.getItem(KEY)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    return 'denied' // without storage, consent can't be recorded and counts as denied
  }
}

/** Stores the choice; null withdraws it, and the banner asks again. */
export function writeConsent(consent: Consent): void {
  try {
    if (consent) window.localStorage.setItem(KEY, consent)
    else window.localStorage.removeItem(KEY)
  } catch {
    // Without storage, `readConsent` answers 'denied'.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function onConsentChange(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}
