/** Small readers for values that come loosely typed (`unknown`) from a JSON API or from front matter. */

/** Signs that turn the direction of what follows, or take no room: with them a text can look like another one. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
const INVISIBLE = /[\u200b\u2060\ufeff]/g
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * A trimmed text, or null for `null`, `""`, blanks and anything that is not text.
 * @param max characters of it that are kept; a text that is cut ends in an ellipsis
 */
export function readText(value: unknown, max = Infinity): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = withoutTurns(value).replace(INVISIBLE, '').replace(CONTROL, ' ').trim()
  if (text.length <= max) return text || null
  const shortened = text.slice(0, max - 1).toWellFormed()
  return `${shortened.trimEnd()}…`
}

/** A text, of any length and with line ends, that reads in the order in which it is written. */
export function withoutTurns(text: string): string {
  return text.replace(TURNING, '').toWellFormed()
}

/** A whole number that is sent as a number or as its digits (`33` or `"33"`), never below zero; else null. */
export function readCount(value: unknown): number | null {
  const text = readText(value)
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** A yes or no as PHP and MySQL send it: `true`, `1`, `"1"`, `"true"`. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const MAX_TAGS = 50
const MAX_TAG_LENGTH = 60

/**
 * Tags in any of the shapes seen: null, a list that may hold numbers, nulls and booleans, one text,
 * a comma list, a JSON list inside a text, or an object whose values are the tags.
 * @returns texts, trimmed, each once whatever its case, in the order given; at most 50 of 60 characters
 */
export function readTags(value: unknown): string[] {
  const seen = new Set<string>()
  return tagList(value)
    .map((tag) => readText(tag)?.slice(0, MAX_TAG_LENGTH))
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
    return null // a text that only looks like a list: read it as a comma list
  }
}
