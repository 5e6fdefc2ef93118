/**
 * Brings a text to the form in which a search compares it: lower case and without accents, ñ kept apart from n
 * (SPEC §5, case-insensitive; in Spanish an accent is spelling, ñ is a letter).
 */
export function foldAccents(text: string): string {
  return withoutMarks(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/n\u0303/g, '\u00f1'),
  )
}

/** The same with ñ as n, for names that are written without it as well: tags, addresses, titles that are compared. */
export function foldToPlain(text: string): string {
  return withoutMarks(text.toLowerCase().normalize('NFD'))
}

function withoutMarks(decomposed: string): string {
  return decomposed.replace(/\p{M}/gu, '')
}
