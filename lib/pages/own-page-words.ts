import type { Language } from '../site/language'

/** Title of the outline of an own page, in the language of the page. */
export const OUTLINE: Record<Language, string> = { es: 'En esta página', en: 'On this page' }
