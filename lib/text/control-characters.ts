import { singleSpaces } from './folding'

/**
 * Control and format characters, line separators and lone surrogates: they move a cursor, change the text direction or
 * end a header.
 */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * Returns a text as one line, without control characters.
 * @param max maximum length in characters; a longer text is cut and ends in an ellipsis
 */
export function oneLine(text: string, max = Infinity): string {
  const line = singleSpaces(text.replace(CONTROLS, ' '))
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}

/** Returns a text with its line breaks and tabs, but without all other control characters. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, (found) => (/[\n\t]/.test(found) ? found : ''))
}

/**
 * Returns a text for a terminal: control characters other than line breaks are shown, without effect, as the escapes
 * that JSON and JavaScript use.
 */
export function visible(text: string): string {
  return text.replace(CONTROLS, (found) => (found === '\n' ? found : found.split('').map(escapeOf).join('')))
}

function escapeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
