import { nowInMadrid, parseWallClock } from '../text/date'

/**
 * A date on the site's clock, in the form of all dates here.
 * @param from the date as it was written, if its time zone made other digits of it; else null
 */
type SiteDate = { date: string; from: string | null }

const ZONED =
  /^(\d{4}-\d{2}-\d{2})[T ]+(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)$/i
const IN_WORDS = /\b[a-z]{3,9}\b.*\b\d{4}\b/i
const ENDS_IN_ZONE = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i

/**
 * Reads a date of any generator: ISO 8601 with or without a zone, `2026/1/2`, `Jul 08 2026`, a date of TOML. One with a
 * zone is converted to Madrid's clock; one without is a time on that clock.
 * @returns null for anything else, including MySQL's zeros and dates such as 08/07/2026, which may be of July or August
 */
export function siteDate(value: unknown): SiteDate | null {
  // The dates of TOML are written with their own zone, or without one.
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'string'
        ? value.replace(/ *\([^)]*\) *$/, '').trim()
        : ''
  const [, day, time, zone = ''] = ZONED.exec(text) ?? []
  if (day && parseWallClock(day)) return atInstant(`${day}T${time}${offsetOf(zone)}`, text)
  const plain = text.replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, (_, year, month, date) =>
    [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  )
  const date = parseWallClock(plain)
  if (date) return { date, from: null }
  if (!IN_WORDS.test(text)) return null
  if (ENDS_IN_ZONE.test(text)) return atInstant(text, text)
  const instant = new Date(`${text} UTC`)
  return isDate(instant) ? { date: instant.toISOString().slice(0, 19).replace('T', ' '), from: null } : null
}

function offsetOf(zone: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return hours ? `${hours}:${minutes}` : 'Z'
}

function atInstant(text: string, written: string): SiteDate | null {
  const instant = new Date(text)
  if (!isDate(instant)) return null
  const date = nowInMadrid(instant)
  return { date, from: date === parseWallClock(written) ? null : written }
}

function isDate(date: Date): boolean {
  return !Number.isNaN(date.getTime())
}
