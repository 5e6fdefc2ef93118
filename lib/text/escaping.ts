const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as HTML and XML carry it, in an element or in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A text without the control characters that XML can't carry, not even escaped. */
export function xmlText(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
}

/** The same, escaped for an element or an attribute. */
export function escapeXml(text: string): string {
  return escapeMarkup(xmlText(text))
}

const JSON_ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** JSON that can stand inside a script element: no text of an author can close it or open a comment. */
export function safeJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (sign) => JSON_ESCAPES[sign] ?? sign)
}
