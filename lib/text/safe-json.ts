const ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** JSON for a script element, escaped so that no value can close the element or open a comment. */
export function safeJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (sign) => ESCAPES[sign] ?? sign)
}
