import type { Language } from '../site/language'

export type Consent = 'granted' | 'denied' | null

/** Local storage: the choice about analytics and its day, `granted 2026-11-26`. */
export const CONSENT_KEY = 'analitica'
/** How long a choice holds. Then the visitor is asked again. */
export const CONSENT_MONTHS = 24

const STORED = /^(granted|denied) (\d{4}-\d\d-\d\d)$/
const CHANGED = 'portfolio:consent'
const ASKS_AGAIN = 'asksAgain'

/** A choice that could not be stored: it applies until the page is closed. */
let unstored: Consent | undefined
let refused = false

/** Reads the visitor's choice about analytics, stored in this browser; null before the choice and once it has expired. */
export function readConsent(): Consent {
  if (unstored !== undefined) return unstored
  try {
    const [, choice, day] = STORED.exec(window.localStorage.getItem(CONSENT_KEY) ?? '') ?? []
    return choice && day && !isExpired(day) ? (choice as Consent) : null
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

/**
 * Withdraws the choice. Google's tag stops sending by that, and a reload removes it from the page, unless the choice
 * holds for the open page only. The history entry is marked, so that the question takes the focus after the reload; the
 * mark survives it, and nothing needs to be stored.
 */
export function withdrawConsent(): void {
  const wasGranted = readConsent() === 'granted'
  const isStored = writeConsent(null)
  if (!wasGranted || !isStored) return
  history.replaceState({ ...(history.state as object | null), [ASKS_AGAIN]: true }, '')
  window.location.reload()
}

/** Whether the page was reloaded by a withdrawal. Removes the mark: a later reload is the visitor's own. */
export function isAskedAfterReload(): boolean {
  const { [ASKS_AGAIN]: isMarked, ...state } = (history.state ?? {}) as Record<string, unknown>
  if (isMarked) history.replaceState(state, '')
  return Boolean(isMarked)
}

function store(consent: Consent): boolean {
  try {
    if (consent) window.localStorage.setItem(CONSENT_KEY, `${consent} ${dayOf(new Date())}`)
    else window.localStorage.removeItem(CONSENT_KEY)
    return true
  } catch {
    return false
  }
}

function isExpired(day: string): boolean {
  const end = new Date(day)
  end.setUTCMonth(end.getUTCMonth() + CONSENT_MONTHS)
  return dayOf(new Date()) >= dayOf(end)
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

const ES = {
  title: 'Medición de visitas',
  question:
    '¿Puedo medir tu visita con cookies de Google (Google Analytics) para saber qué páginas interesan? Sin tu permiso no se instala ninguna.',
  more: 'Qué se guarda y para qué',
  accept: 'Aceptar',
  reject: 'Rechazar',
  notStored: 'Este navegador no deja guardar tu decisión: valdrá hasta que cierres o recargues la página.',
  change: 'Cambiar mi decisión sobre las cookies',
} as const

const EN: Record<keyof typeof ES, string> = {
  title: 'Visit counting',
  question:
    'May I measure your visit with cookies of Google (Google Analytics), to know which pages are of interest? Without your permission none is set.',
  more: 'What is stored, and why (in Spanish)',
  accept: 'Accept',
  reject: 'Reject',
  notStored: 'This browser does not let me store your choice: it holds until you close or reload the page.',
  change: 'Change my choice about cookies',
}

/** What visitors read when they are asked for consent; the policy that it leads to is in Spanish. */
export const CONSENT_WORDS: Record<Language, Record<keyof typeof ES, string>> = { es: ES, en: EN }
