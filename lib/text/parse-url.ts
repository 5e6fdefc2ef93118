/**
 * Parses a URL, or returns null. It replaces `URL.canParse`, whose optimised version in Node 20 rejects URLs with
 * accented letters.
 * @param base the base of a relative URL
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
