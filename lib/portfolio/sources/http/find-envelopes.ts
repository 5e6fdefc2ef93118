import { isRecord } from '../../read-values'

/** @param noise what stands around the object, without its ends; empty when nothing does */
export type FoundEnvelope = { envelope: Record<string, unknown>; noise: string }

/** Objects that may begin at so many places; noise with more braces is nobody's warning. */
const MAX_PLACES = 500

/**
 * The complete JSON objects with a `success` of their own in a text that may hold warnings before, between and after them,
 * braces in the warnings included.
 */
export function findEnvelopes(text: string): FoundEnvelope[] {
  const whole = parse(text)
  if (isEnvelope(whole)) return [{ envelope: whole, noise: '' }]
  const found: { envelope: Record<string, unknown>; start: number; end: number }[] = []
  let places = 0
  for (let start = text.indexOf('{'); start !== -1 && places < MAX_PLACES; places += 1) {
    const end = endOfObject(text, start)
    const value = end === null ? null : parse(text.slice(start, end))
    if (end !== null && isEnvelope(value)) found.push({ envelope: value, start, end })
    // An object that is one is passed over whole: what is inside of it is its data.
    start = text.indexOf('{', end !== null && isRecord(value) ? end : start + 1)
  }
  return found.map(({ envelope, start, end }) => {
    const around = `${text.slice(0, start)} ${text.slice(end)}`
    return { envelope, noise: around.replace(/\s+/g, ' ').trim() }
  })
}

function isEnvelope(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && typeof value.success === 'boolean'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the object that begins at `start` ends, by its braces outside of strings; null when it doesn't. */
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
    if (match[0] === '\n') return null // JSON has no line ends in strings: these are quotes of the noise
    token.lastIndex += 1
  }
  return null
}
