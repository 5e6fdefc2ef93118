const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for HTML and XML, for elements and attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Removes the control characters that XML can't represent, even escaped. */
export function xmlText(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
}

/** Removes invalid characters and escapes a text for XML. */
export function escapeXml(text: string): string {
  return escapeMarkup(xmlText(text))
}

const JSON_ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** Serialises JSON for a script element: no value can close it or open a comment. */
export function safeJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (sign) => JSON_ESCAPES[sign] ?? sign)
}

/** HTML source. Only {@link markup} creates it, so that every text is escaped. */
export class Markup {
  constructor(readonly source: string) {}
}

type Value = string | number | Markup | (Markup | null)[] | null | undefined

/** Template tag for HTML: interpolated strings are escaped, and null becomes an empty string. */
export function markup(template: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(template.reduce((source, part, i) => source + toSource(values[i - 1]) + part))
}

function toSource(value: Value): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toSource).join('')
  return value instanceof Markup ? value.source : escapeMarkup(String(value))
}

/** Escapes a text for a regular expression that finds it as it stands. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
