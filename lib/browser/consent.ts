export type Consent = 'granted' | 'denied' | null

const KEY = 'analitica'
const CHANGED = 'portfolio:consent'

/** What the visitor chose about analytics, in this browser; null before the choice. */
export function readConsent(): Consent {
  try {
    const value = window.localStorage.getItem(KEY)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    return 'denied' // nowhere to remember a yes: that is a no
  }
}

/** Remembers the choice; null takes it back, so that the question is asked again. */
export function writeConsent(consent: Consent): void {
  try {
    if (consent) window.localStorage.setItem(KEY, consent)
    else window.localStorage.removeItem(KEY)
  } catch {
    // Reading says no as well.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function onConsentChange(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}
