/** The languages of the site. The first is the language of all paths without a prefix. */
export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Returns the other language. */
export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}

/** Whether a text names a language of the site. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}
