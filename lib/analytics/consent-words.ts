import type { Language } from '../site/language'

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
