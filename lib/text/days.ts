const DAY_MS = 24 * 60 * 60_000

/** Returns the calendar day a number of days before another. @param day `YYYY-MM-DD` */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10)
}

/** Returns a day and the days before it, the oldest first. @param count number of days, the given one included */
export function lastDays(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => daysBefore(day, count - 1 - index))
}
