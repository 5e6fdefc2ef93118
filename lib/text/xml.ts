/** Removes the control characters that XML forbids even when escaped. */
export function xmlText(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** The same, and escapes the text for an element or an attribute. */
export function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
