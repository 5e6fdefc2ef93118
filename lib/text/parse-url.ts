/**
 * The address that a text is, or null. Instead of `URL.canParse`: once that is optimised, Node 20 refuses every address
 * with an accented letter.
 * @param base what a relative address is resolved against
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
