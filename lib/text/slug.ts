import { foldToPlain } from './folding'

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
