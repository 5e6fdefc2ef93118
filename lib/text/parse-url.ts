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

/** Whether a text is an absolute http(s) URL. */
export function isHttpAddress(value: string): boolean {
  // The URL parser corrects "https:/host", but pages would print it unchanged.
  return /^https?:\/\/[^/]/i.test(value) && parseUrl(value) !== null
}

/** Whether a URL consists of scheme, host and port only. */
export function isOrigin(value: string): boolean {
  return isHttpAddress(value) && new URL(value).href === `${new URL(value).origin}/`
}
