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

/** Characters that distinguish technologies: C, C++, C# and F# are four tags. */
const SPELT_OUT: [RegExp, string][] = [
  [/\+/g, '-plus-'],
  [/#/g, '-sharp-'],
  [/&/g, '-y-'],
]

/**
 * Makes a URL segment from a name: accents, upper case, ordinals and other letters that don't survive in a link are
 * folded (1.ª is 1a); +, # and & are spelt out; all else but letters and digits becomes a hyphen.
 * @returns an empty string for a name without letters and digits
 */
export function slugOf(name: string): string {
  const whole = foldToPlain(name.replace(/\.(?=[ªº])/g, '').normalize('NFKC'))
  const spelt = SPELT_OUT.reduce((text, [sign, word]) => text.replace(sign, word), whole)
  return spelt
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC')
}

/** Like {@link slugOf}, cut to a number of UTF-8 bytes, because file names are limited. */
export function shortSlugOf(name: string, maxBytes: number): string {
  const utf8 = new TextEncoder()
  let [slug, bytes] = ['', 0]
  for (const sign of slugOf(name)) {
    bytes += utf8.encode(sign).length
    if (bytes > maxBytes) break
    slug += sign
  }
  return slug.replace(/-$/, '')
}

/**
 * Like {@link slugOf}, with the letters a to z and digits only, for names that are written the same on every disk and
 * in every URL.
 */
export function asciiSlugOf(name: string, maxLength: number): string {
  return slugOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '')
}
