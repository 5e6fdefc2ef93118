/** The languages of the site. The first is the one of every path without a prefix. */
export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The other one of the two. */
export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}

/** Whether a text names a language of the site. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}
