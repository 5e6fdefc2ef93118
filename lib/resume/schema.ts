import { z } from 'zod'
import { mailAddress } from '../config/mail'
import { parseWallClock } from '../text/date'

const DATE_FORMS = 'a date such as 2024, 2024-06 or 2024-06-15'

// Each message completes the sentence «work[0].name should be …».
const text = z.string('a text').trim().min(1, 'a text that is not empty')
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a full address that begins with http:// or https://',
})
const countryCode = z.string('a text').regex(/^[A-Z]{2}$/, 'a country code of two capital letters such as ES')
const date = z
  .string(DATE_FORMS)
  .regex(/^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, DATE_FORMS)
  .refine((value) => value.length < 10 || parseWallClock(value) !== null, 'a day that the calendar has')
const listOf = <T extends z.ZodType>(item: T) => z.array(item, 'a list').default([])

/** Start and end, common to work, education and projects; without an end it is current. */
const period = { startDate: date, endDate: date.optional() }
const inOrder = { path: ['endDate'], error: 'no earlier than startDate' }

const profile = z.object({ url: webAddress }, 'an object')

const basics = z.object(
  {
    name: text,
    label: text,
    summary: text,
    email: mailAddress,
    phone: text.optional(),
    url: webAddress.optional(),
    location: z.object({ city: text, countryCode: countryCode.optional() }, 'an object').optional(),
    profiles: listOf(profile),
  },
  'an object',
)

const work = z
  .object(
    {
      ...period,
      name: text,
      position: text,
      location: text.optional(),
      summary: text.optional(),
      highlights: listOf(text),
    },
    'an object',
  )
  .refine(endsAfterStart, inOrder)

const education = z
  .object(
    { ...period, institution: text, area: text, studyType: text.optional(), courses: listOf(text) },
    'an object',
  )
  .refine(endsAfterStart, inOrder)

const project = z
  .object(
    {
      ...period,
      startDate: date.optional(),
      name: text,
      description: text,
      keywords: listOf(text),
      url: webAddress.optional(),
    },
    'an object',
  )
  .refine(endsAfterStart, inOrder)

const group = z.object({ name: text, keywords: listOf(text) }, 'an object')
const language = z.object({ language: text, fluency: text.optional() }, 'an object')
const lastModified = z.iso.datetime({
  local: true,
  offset: true,
  error: 'a moment such as 2025-06-02T09:00:00',
})

/**
 * The part of JSON Resume v1.0.0 (https://jsonresume.org/schema) that the site shows. Types and dates of these fields
 * are validated strictly; all other fields are ignored.
 */
export const resumeSchema = z.object(
  {
    basics,
    work: listOf(work),
    education: listOf(education),
    projects: listOf(project),
    skills: listOf(group),
    languages: listOf(language),
    interests: listOf(group),
    meta: z.object({ lastModified: lastModified.optional() }, 'an object').optional(),
  },
  'an object',
)

export type Resume = z.infer<typeof resumeSchema>

// Dates of different precision are compared by their common part: 2024 is not earlier than 2024-06.
function endsAfterStart({ startDate, endDate }: { startDate?: string; endDate?: string }): boolean {
  if (!startDate || !endDate) return true
  const length = Math.min(startDate.length, endDate.length)
  return endDate.slice(0, length) >= startDate.slice(0, length)
}
