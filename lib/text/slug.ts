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
  return spelt.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}
