/**
 * Dates are strings of the form `YYYY-MM-DD HH:MM:SS`, wall-clock time in Madrid without a zone. They are formatted
 * without conversion to an instant, so that the time zones of server and visitor don't change the digits.
 */
const DAY = /(\d{4})-(\d{2})-(\d{2})/
const TIME = /(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?/
/** A time zone: an offset, an abbreviation (CEST) or a name; a name in brackets may follow (RFC 9557). */
const ZONE = /(?:Z|[a-z]{3,5}|[a-z]+\/[\w/+-]+|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?)?(?:\[[^\]]*\])*/
const WALL_CLOCK = new RegExp(`^${DAY.source}(?:(?:T| +)${TIME.source} *${ZONE.source})?$`, 'i')

type Digits = [year: number, month: number, day: number, hour: number, minute: number, second: number]

/**
 * Validates a date and normalises it to `YYYY-MM-DD HH:MM:SS`. An hour may have one digit; fractions of a second and a
 * time zone are ignored.
 * @returns null for anything that is not a calendar date, including MySQL's `0000-00-00 00:00:00`, and for a date
 *   followed by something other than a time: reading it as midnight would invent a time
 */
export function parseWallClock(value: string): string | null {
  const digits = digitsOf(value)
  if (!digits) return null
  const [year, month, day, hour, minute, second] = digits
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  return exists ? date.toISOString().slice(0, 19).replace('T', ' ') : null
}

const LONG = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const longFormats = {
  es: new Intl.DateTimeFormat('es-ES', LONG),
  en: new Intl.DateTimeFormat('en-GB', LONG),
}
type Language = keyof typeof longFormats

/** Formats the date without its time in long format: «5 de septiembre de 2026», '5 September 2026'. */
export function formatDay(wallClock: string, language: Language = 'es'): string {
  return longFormats[language].format(asUtc(wallClock))
}

/**
 * Formats a date in long format with time (SPEC §9), for example «5 de septiembre de 2026, 11:33». Date and time are
 * joined here: `Intl` joins them differently between versions, and server and browser must print the same.
 */
export function formatDate(wallClock: string, language: Language = 'es'): string {
  return `${formatDay(wallClock, language)}, ${wallClock.slice(11, 16)}`
}

/** Reads the digits of a date as if they were UTC. */
export function asUtc(wallClock: string): Date {
  const [year, month, day, hour, minute, second] = digitsOf(wallClock) ?? [Number.NaN, 0, 0, 0, 0, 0]
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

function digitsOf(value: string): Digits | null {
  const match = WALL_CLOCK.exec(value.trim())
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return [year, month, day, hour, minute, second]
}

/** Dates are wall-clock time in this zone. */
const SITE_TIME_ZONE = 'Europe/Madrid'

// Created once: a formatter takes longer to create than thousands of dates to format.
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SITE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: SITE_TIME_ZONE, timeZoneName: 'longOffset' })

/**
 * Formats a date as ISO 8601 with Madrid's UTC offset: `2026-09-05T11:33:56+02:00`. A time skipped by the change to
 * summer time keeps its digits, with the winter offset.
 */
export function toMadridIso(wallClock: string): string {
  return `${wallClock.replace(' ', 'T')}+0${summerHours(wallClock)}:00`
}

/** The offsets by hour, `2026-09-05 11`: a list of thousands of dates asks for most of them again and again. */
const offsets = new Map<string, 1 | 2>()
const MAX_OFFSETS = 50_000
const HOUR_CHARACTERS = 13

function summerHours(wallClock: string): 1 | 2 {
  const hour = wallClock.slice(0, HOUR_CHARACTERS)
  const known = offsets.get(hour)
  if (known) return known
  const inSummer = asUtc(wallClock).getTime() - 2 * 60 * 60_000
  const offset = madridOffsetHours(inSummer) === 2 ? 2 : 1
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** Returns the instant of a date, in milliseconds since 1970; the first one where the clock shows the time twice. */
export function momentInMadrid(wallClock: string): number {
  return Date.parse(toMadridIso(wallClock))
}

/** Formats an instant as wall-clock time in Madrid, in the form of all dates here: `2026-09-05 11:33:56`. */
export function nowInMadrid(now: Date): string {
  return CLOCK.format(now)
}

/** Returns the year in Madrid at an instant, whatever the time zone of the process. */
export function yearInMadrid(now: Date): number {
  return Number(nowInMadrid(now).slice(0, 4))
}

function madridOffsetHours(instant: number): number {
  const parts = OFFSET.formatToParts(instant).find((part) => part.type === 'timeZoneName')
  return Number(/\+0?(\d)/.exec(parts?.value ?? '')?.[1] ?? 1)
}

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
