import { singleSpaces } from './single-spaces'

/** Control and format characters and the separators of lines: they move a cursor, turn the direction or end a header. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * A text in one line, without characters that control something.
 * @param max longest length in characters; what is cut off is shown by an ellipsis
 */
export function oneLine(text: string, max = Infinity): string {
  const line = singleSpaces(text.replace(CONTROLS, ' '))
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}

/** A text with its lines and tabs, and without any other character that controls something. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, (found) => (/[\n\t]/.test(found) ? found : ''))
}

/**
 * For a terminal: a text whose characters of control are shown and have no effect, but for its line breaks. They are
 * written as JSON and JavaScript write them.
 */
export function visible(text: string): string {
  return text.replace(CONTROLS, (found) => (found === '\n' ? found : found.split('').map(escapeOf).join('')))
}

function escapeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
