import { foldToPlain } from './folding'

/** Signs that tell one technology from another: C, C++, C# and F# are four tags. */
const SPELT_OUT: [RegExp, string][] = [
  [/\+/g, '-plus-'],
  [/#/g, '-sharp-'],
  [/&/g, '-y-'],
]

/**
 * The segment of an address made from a name: accents and capitals fold to one, everything but letters and digits becomes
 * a hyphen.
 * @returns an empty text for a name without letters and digits
 */
export function slugOf(name: string): string {
  const spelt = SPELT_OUT.reduce((text, [sign, word]) => text.replace(sign, word), foldToPlain(name))
  return spelt
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC')
}

/** The same, no longer than the name of a file may be. */
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

/** The same in the letters a to z alone, for names that every disk and address writes in one way. */
export function asciiSlugOf(name: string, maxLength: number): string {
  return slugOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '')
}
