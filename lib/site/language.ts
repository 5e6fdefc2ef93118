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

/** The type of a table of texts, for its counterpart in another language. */
export type Same<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Same<T[Key]> }

/**
 * Content in the language of a page. @property borrowed names of its fields that are in Spanish, as no English text
 * exists
 */
export type Said<T> = T & { borrowed?: readonly string[] }

/** Returns the language of a field that isn't in the page's language, so that screen readers pronounce it correctly. */
export function langOf({ borrowed = [] }: Said<object>, field: string): 'es' | undefined {
  return borrowed.includes(field) ? 'es' : undefined
}
