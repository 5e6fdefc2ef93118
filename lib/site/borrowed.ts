/**
 * Content in the language of a page. @property borrowed names of its fields that are in Spanish, as no English text
 * exists
 */
export type Said<T> = T & { borrowed?: readonly string[] }

/** Returns the language of a field that isn't in the page's language, so that screen readers pronounce it correctly. */
export function langOf({ borrowed = [] }: Said<object>, field: string): 'es' | undefined {
  return borrowed.includes(field) ? 'es' : undefined
}
