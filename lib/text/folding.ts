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

/** Collapses each run of white space, line breaks included, to one space, and trims the text. */
export function singleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Removes blank lines before a text and all white space after it. Unlike `trim`, it keeps an indent of the first line
 * that makes code of it in Markdown.
 */
export function withoutBlankEnds(text: string): string {
  return text
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .replace(/^ {1,3}(?=\S)/, '')
    .trimEnd()
}
