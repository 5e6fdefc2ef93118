/** Something in the language of a page. @property borrowed its fields that are in Spanish, for want of English words */
export type Said<T> = T & { borrowed?: readonly string[] }

/** The language of a field, where it is not that of the page: a voice reads it as what it is. */
export function langOf({ borrowed = [] }: Said<object>, field: string): 'es' | undefined {
  return borrowed.includes(field) ? 'es' : undefined
}
