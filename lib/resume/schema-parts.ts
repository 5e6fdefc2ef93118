import { z } from 'zod'
import { parseWallClock } from '../text/date'

const DATE_FORMS = 'a date such as 2024, 2024-06 or 2024-06-15'

// Each message completes the sentence «work[0].name should be …».
export const text = z.string('a text').trim().min(1, 'a text that is not empty')

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a full address that begins with http:// or https://',
})

export const date = z
  .string(DATE_FORMS)
  .regex(/^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, DATE_FORMS)
  .refine((value) => value.length < 10 || parseWallClock(value) !== null, 'a day that the calendar has')

export const listOf = <T extends z.ZodType>(item: T) => z.array(item, 'a list').default([])

/** Start and end of an entry; one without an end is ongoing. */
export const period = { startDate: date.optional(), endDate: date.optional() }

/** The roles that an entry is shown for; an entry without any is shown for all. */
const forRoles = { 'x-roles': listOf(text) }

/** `x-highlights` are shown for some roles only, the standard's own for all. */
export const highlights = {
  highlights: listOf(text),
  'x-highlights': listOf(
    z.object({ text, roles: z.array(text, 'a list').min(1, 'a list with the slug of a role') }),
  ),
}

/** An entry of a section. */
export const entry = <T extends z.ZodRawShape>(fields: T) => z.object({ ...fields, ...forRoles })

/** Options of {@link endsAfterStart}: checked although other fields of the entry are wrong, so that all is told at once. */
export const inOrder = { path: ['endDate'], error: 'no earlier than startDate', when: () => true }

// Dates of different precision are compared by their common part: 2024 is not earlier than 2024-06.
export function endsAfterStart(entry: unknown): boolean {
  const { startDate, endDate } = Object(entry) as { startDate?: unknown; endDate?: unknown }
  if (!date.safeParse(startDate).success || !date.safeParse(endDate).success) return true
  const [start, end] = [String(startDate), String(endDate)]
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) >= start.slice(0, length)
}
