/**
 * Folds a text for search: lower case, without accents, ñ distinct from n (SPEC §5, case-insensitive; in Spanish an
 * accent is spelling, while ñ is a letter).
 */
export function foldAccents(text: string): string {
  return withoutMarks(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/n\u0303/g, '\u00f1'),
  )
}

/** The same with ñ as n, for tags, URLs and titles, which are also written without it. */
export function foldToPlain(text: string): string {
  return withoutMarks(text.toLowerCase().normalize('NFD'))
}

function withoutMarks(decomposed: string): string {
  return decomposed.replace(/\p{M}/gu, '')
}
