import { z } from 'zod'
import { mailAddress } from '../site/schema-parts'
import { parseWallClock } from '../text/date'
import { SECTIONS, type Selectable, selectRole } from './addresses'

const DATE_FORMS = 'a date such as 2024, 2024-06 or 2024-06-15'

// Each message completes the sentence «work[0].name should be …».
const text = z.string('a text').trim().min(1, 'a text that is not empty')

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a full address that begins with http:// or https://',
})

const date = z
  .string(DATE_FORMS)
  .regex(/^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, DATE_FORMS)
  .refine((value) => value.length < 10 || parseWallClock(value) !== null, 'a day that the calendar has')

const listOf = <T extends z.ZodType>(item: T) => z.array(item, 'a list').default([])

/** Start and end of an entry; one without an end is ongoing. */
const period = { startDate: date.optional(), endDate: date.optional() }

/** The roles that an entry is shown for; an entry without any is shown for all. */
const forRoles = { 'x-roles': listOf(text) }

/** `x-highlights` are shown for some roles only, the standard's own for all. */
const highlights = {
  highlights: listOf(text),
  'x-highlights': listOf(
    z.object({ text, roles: z.array(text, 'a list').min(1, 'a list with the slug of a role') }),
  ),
}

/** An entry of a section. */
const entry = <T extends z.ZodRawShape>(fields: T) => z.object({ ...fields, ...forRoles })

/** Options of {@link endsAfterStart}: checked although other fields of the entry are wrong, so that all is told at once. */
const inOrder = { path: ['endDate'], error: 'no earlier than startDate', when: () => true }

// Dates of different precision are compared by their common part: 2024 is not earlier than 2024-06.
function endsAfterStart(entry: unknown): boolean {
  const { startDate, endDate } = Object(entry) as { startDate?: unknown; endDate?: unknown }
  if (!date.safeParse(startDate).success || !date.safeParse(endDate).success) return true
  const [start, end] = [String(startDate), String(endDate)]
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) >= start.slice(0, length)
}

/** A role that the owner applies for, with its own CV. */
const role = z.object({
  slug: text.regex(
    /^(?!cv$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'a name for addresses such as full-stack: small letters, digits and hyphens, and not cv',
  ),
  label: text,
  summary: text.optional(),
  order: listOf(z.enum(SECTIONS)),
})

/** The work that the owner seeks. `from` is a date in a form of the standard, or free text. */
const seeking = z.object({ kinds: listOf(text), place: text.optional(), from: text.optional() })

type Context = Pick<z.RefinementCtx, 'addIssue'>
/** Checks rules across the fields of a CV: roles exist, are unique, and have some content each. */
function checkRoles(resume: Selectable, context: Context): void {
  const slugs = (resume['x-roles'] ?? []).map(({ slug }) => slug)
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  slugs.forEach((slug, index) => {
    if (slugs.indexOf(slug) < index) fault(['x-roles', index, 'slug'], 'a name that no other role has')
  })
  for (const { path, slug } of namedRoles(resume)) if (!slugs.includes(slug)) fault(path, knownRoles(slugs))
  if (isBare(resume)) return
  slugs.forEach((slug, index) => {
    if (isBare(selectRole(resume, slug)))
      fault(['x-roles', index, 'slug'], 'a role that some entry is shown for')
  })
}

function knownRoles(slugs: string[]): string {
  return slugs.length > 0 ? `a role of x-roles: ${slugs.join(', ')}` : 'the slug of a role that x-roles has'
}

function isBare(resume: Selectable): boolean {
  return SECTIONS.every((name) => (resume[name] ?? []).length === 0)
}

/** Every reference to a role, with its path. */
function namedRoles(resume: Selectable): { path: PropertyKey[]; slug: string }[] {
  return SECTIONS.flatMap((name) =>
    (resume[name] ?? []).flatMap((entry, index) => [
      ...(entry['x-roles'] ?? []).map((slug, at) => ({ path: [name, index, 'x-roles', at], slug })),
      ...(entry['x-highlights'] ?? []).flatMap(({ roles }, line) =>
        roles.map((slug, at) => ({ path: [name, index, 'x-highlights', line, 'roles', at], slug })),
      ),
    ]),
  )
}

const countryCode = z.string('a text').regex(/^[A-Z]{2}$/, 'a country code of two capital letters such as ES')
const profile = z.object({ network: text.optional(), username: text.optional(), url: webAddress.optional() })

const basics = z.object({
  name: text,
  label: text.optional(),
  image: text.optional(),
  summary: text.optional(),
  email: mailAddress.optional(),
  phone: text.optional(),
  url: webAddress.optional(),
  location: z
    .object({
      address: text.optional(),
      postalCode: text.optional(),
      city: text.optional(),
      region: text.optional(),
      countryCode: countryCode.optional(),
    })
    .optional(),
  profiles: listOf(profile),
})

/** What an entry is called; the standard requires none of its names, so the next one takes the place of another. */
const named = text.default('')

const sections = {
  work: entry({
    ...period,
    name: named,
    position: named,
    location: text.optional(),
    description: text.optional(),
    url: webAddress.optional(),
    summary: text.optional(),
    ...highlights,
  }).refine(endsAfterStart, inOrder),
  volunteer: entry({
    ...period,
    organization: named,
    position: named,
    url: webAddress.optional(),
    summary: text.optional(),
    ...highlights,
  }).refine(endsAfterStart, inOrder),
  education: entry({
    ...period,
    institution: named,
    area: text.optional(),
    studyType: text.optional(),
    score: text.optional(),
    url: webAddress.optional(),
    courses: listOf(text),
  }).refine(endsAfterStart, inOrder),
  projects: entry({
    ...period,
    name: named,
    description: text.optional(),
    entity: text.optional(),
    type: text.optional(),
    roles: listOf(text),
    keywords: listOf(text),
    url: webAddress.optional(),
    ...highlights,
  }).refine(endsAfterStart, inOrder),
  awards: entry({
    title: named,
    date: date.optional(),
    awarder: text.optional(),
    summary: text.optional(),
  }),
  certificates: entry({
    name: named,
    date: date.optional(),
    issuer: text.optional(),
    url: webAddress.optional(),
  }),
  publications: entry({
    name: named,
    publisher: text.optional(),
    releaseDate: date.optional(),
    url: webAddress.optional(),
    summary: text.optional(),
  }),
  skills: entry({ name: named, level: text.optional(), keywords: listOf(text) }),
  languages: entry({ language: named, fluency: text.optional() }),
  interests: entry({ name: named, keywords: listOf(text) }),
  references: entry({ name: named, reference: text.optional() }),
}

const lastModified = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })], {
  error: 'a moment such as 2025-06-02T09:00:00',
})

/**
 * JSON Resume v1.0.0 (https://jsonresume.org/schema). The picture, the street and the postal code are not shown. The
 * site's own fields begin with `x-`. Types and dates are validated strictly; `npm run check` names unknown fields.
 */
export const resumeSchema = z
  .object(
    {
      $schema: z.string('an address').optional(),
      basics,
      work: listOf(sections.work),
      volunteer: listOf(sections.volunteer),
      education: listOf(sections.education),
      projects: listOf(sections.projects),
      awards: listOf(sections.awards),
      certificates: listOf(sections.certificates),
      publications: listOf(sections.publications),
      skills: listOf(sections.skills),
      languages: listOf(sections.languages),
      interests: listOf(sections.interests),
      references: listOf(sections.references),
      'x-roles': listOf(role),
      'x-seeking': seeking.optional(),
      meta: z
        .object(
          {
            canonical: z.url('a full address').optional(),
            version: text.optional(),
            lastModified: lastModified.optional(),
          },
          'an object',
        )
        .optional(),
    },
    'an object',
  )
  .superRefine(checkRoles)

export type Resume = z.infer<typeof resumeSchema>
