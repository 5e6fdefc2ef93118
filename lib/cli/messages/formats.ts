import type { StoredMessage } from '../../services/messages/stored-message'
import { oneLine, visible } from '../../text/control-characters'

/**
 * Matches cells that a spreadsheet would read as a formula: they begin with one of these
 * characters, possibly after blanks.
 */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Formats a message as one line for a terminal. */
export function lineOf({ message, delivery }: StoredMessage): string {
  const { id, receivedAt, kind, name, email } = message
  const when = receivedAt.slice(0, 16).replace('T', ' ')
  return [id, when, delivery.state.padEnd(9), kind.padEnd(7), oneLine(name, 30), oneLine(email, 60)].join(
    '  ',
  )
}

/** Formats a whole message for a terminal, with control characters made harmless. */
export function sheetOf({ message, delivery }: StoredMessage): string {
  const { text, ...facts } = message
  const state = Object.entries(delivery).filter(([, value]) => value !== null)
  const lines = [...Object.entries(facts), ...state].map(
    ([name, value]) => `${`${name}:`.padEnd(12)}${oneLine(String(value ?? ''))}`,
  )
  return [...lines, '', visible(text)].join('\n')
}

/** Serialises to JSON, and also escapes the control characters that JSON permits. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => visible(line))
    .join('\n')
}

/** Formats a table according to RFC 4180, with a byte order mark by which spreadsheets recognise UTF-8. */
export function csvOf(messages: StoredMessage[]): string {
  const head = ['id', 'receivedAt', 'state', 'language', 'kind', 'name', 'email', 'article', 'text']
  const rows = messages.map(({ message, delivery }) => [
    message.id,
    message.receivedAt,
    delivery.state,
    message.language,
    message.kind,
    message.name,
    message.email,
    message.article ?? '',
    message.text,
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
