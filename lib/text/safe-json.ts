const ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** JSON that can stand inside a script element: no text of an author can close it or open a comment. */
export function safeJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (sign) => ESCAPES[sign] ?? sign)
}
