import { isRecord } from '../../read-values'
import { singleSpaces } from '../../../text/single-spaces'

type Body = Record<string, unknown> & { success: boolean }
/** @param noise the text around the object, trimmed; empty when there is none */
export type FoundEnvelope = { envelope: Body; noise: string }

/** Maximum number of opening braces to try; PHP warnings don't contain more. */
const MAX_PLACES = 500

/**
 * Finds the complete JSON objects with a `success` property in a text with warnings before, between and after them;
 * the warnings may contain braces.
 */
export function findEnvelopes(text: string): FoundEnvelope[] {
  const whole = parse(text)
  if (isEnvelope(whole)) return [{ envelope: whole, noise: '' }]
  const found: { envelope: Body; start: number; end: number }[] = []
  let places = 0
  for (let start = text.indexOf('{'); start !== -1 && places < MAX_PLACES; places += 1) {
    const end = endOfObject(text, start)
    const value = end === null ? null : parse(text.slice(start, end))
    if (end !== null && isEnvelope(value)) found.push({ envelope: value, start, end })
    // A complete object is skipped as a whole, as objects inside it are its data.
    start = text.indexOf('{', end !== null && isRecord(value) ? end : start + 1)
  }
  return found.map(({ envelope, start, end }) => {
    const around = `${text.slice(0, start)} ${text.slice(end)}`
    return { envelope, noise: singleSpaces(around) }
  })
}

function isEnvelope(value: unknown): value is Body {
  return isRecord(value) && typeof value.success === 'boolean'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The end of the object that begins at `start`, by matching braces outside of strings; null when it is incomplete.
 */
function endOfObject(text: string, start: number): number | null {
  const token = /["{}]/g
  token.lastIndex = start
  let depth = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '"') {
      const end = endOfString(text, match.index)
      if (end === null) return null
      token.lastIndex = end
    } else {
      depth += match[0] === '{' ? 1 : -1
      if (depth === 0) return token.lastIndex
    }
  }
  return null
}

function endOfString(text: string, start: number): number | null {
  const token = /["\\\n]/g
  token.lastIndex = start + 1
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '"') return token.lastIndex
    if (match[0] === '\n') return null // JSON strings contain no line ends, so the quotation mark belongs to a warning
    token.lastIndex += 1
  }
  return null
}
