/** Parsers for loosely typed values of a JSON API or of front matter. */

/** Bidirectional control characters, which can make a text look like a different one. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g
const INVISIBLE = /[\u200b\u2060\ufeff]/g
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * Returns a trimmed text; null for `null`, `""`, blanks and anything but text and finite numbers.
 * @param max maximum number of characters; a text that is cut ends in an ellipsis
 */
export function readText(value: unknown, max = Infinity): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = withoutBidiControls(value).replace(INVISIBLE, '').replace(CONTROL, ' ').trim()
  if (text.length <= max) return text || null
  const shortened = text.slice(0, max - 1).toWellFormed()
  return `${shortened.trimEnd()}…`
}

/** Removes bidirectional control characters and lone surrogates from a text. */
export function withoutBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '').toWellFormed()
}

/** Reads a non-negative integer sent as a number or as digits (`33` or `"33"`); else null. */
export function readCount(value: unknown): number | null {
  const text = readText(value)
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Reads a boolean as PHP and MySQL send it: `true`, `1`, `"1"`, `"true"`. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const MAX_TAGS = 50
const MAX_TAG_LENGTH = 60
/** The lone surrogate that is left where a surrogate pair is cut in the middle. */
const HALF_SIGN = /[\ud800-\udbff]$/

/**
 * Parses tags in any of the forms seen: null, a list that may contain numbers, nulls and booleans, one text, a
 * comma-separated list, a JSON list inside a text, or an object whose values are the tags.
 * @returns trimmed texts without duplicates (case-insensitive), in the given order; at most 50 of 60 characters
 */
export function readTags(value: unknown): string[] {
  const seen = new Set<string>()
  return tagList(value)
    .map((tag) => readText(tag)?.slice(0, MAX_TAG_LENGTH).replace(HALF_SIGN, ''))
    .filter((tag): tag is string => {
      if (!tag || seen.has(tag.toLowerCase())) return false
      seen.add(tag.toLowerCase())
      return true
    })
    .slice(0, MAX_TAGS)
}

function tagList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (isRecord(value)) return Object.values(value)
  if (typeof value !== 'string') return typeof value === 'number' ? [value] : []
  return jsonList(value) ?? value.split(',')
}

function jsonList(text: string): unknown[] | null {
  if (!text.trim().startsWith('[')) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : null
  } catch {
    return null // not JSON: the caller reads it as a comma-separated list
  }
}
