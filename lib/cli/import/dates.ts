import { parseWallClock } from '../../text/date'
import { nowInMadrid } from '../../text/madrid-clock'

const HAS_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:Z|UTC|[+-]\d{2}:?\d{2})$/i

/**
 * Converts a date of an export to Madrid's wall clock, summer time included.
 * @param value an ISO date with a zone, digits without one (kept as they are), or milliseconds since 1970
 * @param zone the zone of digits without one, if the service is known to use it
 * @returns null for a missing or invalid date, such as MySQL's zeros
 */
export function madridDate(value: unknown, zone: '' | 'Z' = ''): string | null {
  if (typeof value === 'number') return atInstant(new Date(value))
  if (typeof value !== 'string' || !parseWallClock(value)) return null
  const text = value.trim()
  if (HAS_ZONE.test(text)) return atInstant(new Date(text.replace(/ ?UTC$/i, 'Z').replace(' ', 'T')))
  const digits = parseWallClock(text)
  return zone && digits ? atInstant(new Date(`${digits.replace(' ', 'T')}${zone}`)) : digits
}

function atInstant(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : nowInMadrid(date)
}
