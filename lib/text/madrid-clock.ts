import { asUtc } from './date'

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
