/**
 * Folds a text for search: lower case, without accents, ñ distinct from n (SPEC §5, case-insensitive; in Spanish an
 * accent is spelling, while ñ is a letter). Uses nothing declared outside of it, because it is also part of an inline
 * script.
 */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, '\u00f1')
    .replace(/\p{M}/gu, '')
}

/** Like {@link foldAccents}, but with ñ as n: for tags, URLs and titles, which are also written without ñ. */
export function foldToPlain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
