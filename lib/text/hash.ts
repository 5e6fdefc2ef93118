import { hashText } from './random'

/** Returns a short hash of a text in base 36, for cache keys; not for secrets. */
export function shortHash(text: string): string {
  return hashText(text).toString(36)
}
