import { z } from 'zod'
import { mailAddress } from '../config/mail'
import { role, seeking } from './own-fields'
import { checkRoles } from './role-rules'
import {
  date,
  endsAfterStart,
  entry,
  highlights,
  inOrder,
  listOf,
  period,
  text,
  webAddress,
} from './schema-parts'

const countryCode = z.string('a text').regex(/^[A-Z]{2}$/, 'a country code of two capital letters such as ES')
const profile = z.object({ url: webAddress }, 'an object')

const basics = z.object(
  {
    name: text,
    label: text,
    summary: text.optional(),
    email: mailAddress.optional(),
    phone: text.optional(),
    url: webAddress.optional(),
    location: z
      .object(
        { city: text.optional(), region: text.optional(), countryCode: countryCode.optional() },
        'an object',
      )
      .optional(),
    profiles: listOf(profile),
  },
  'an object',
)

const sections = {
  work: entry({
    ...period,
    name: text,
    position: text,
    location: text.optional(),
    description: text.optional(),
    url: webAddress.optional(),
    summary: text.optional(),
    ...highlights,
  }).refine(endsAfterStart, inOrder),
  volunteer: entry({
    ...period,
    organization: text,
    position: text,
    url: webAddress.optional(),
    summary: text.optional(),
    ...highlights,
  }).refine(endsAfterStart, inOrder),
  education: entry({
    ...period,
    institution: text,
    area: text.optional(),
    studyType: text.optional(),
    score: text.optional(),
    url: webAddress.optional(),
    courses: listOf(text),
  }).refine(endsAfterStart, inOrder),
  projects: entry({
    ...period,
    name: text,
    description: text.optional(),
    entity: text.optional(),
    type: text.optional(),
    roles: listOf(text),
    keywords: listOf(text),
    url: webAddress.optional(),
    ...highlights,
  }).refine(endsAfterStart, inOrder),
  awards: entry({
    title: text,
    date: date.optional(),
    awarder: text.optional(),
    summary: text.optional(),
  }),
  certificates: entry({
    name: text,
    date: date.optional(),
    issuer: text.optional(),
    url: webAddress.optional(),
  }),
  publications: entry({
    name: text,
    publisher: text.optional(),
    releaseDate: date.optional(),
    url: webAddress.optional(),
    summary: text.optional(),
  }),
  skills: entry({ name: text, level: text.optional(), keywords: listOf(text) }),
  languages: entry({ language: text, fluency: text.optional() }),
  interests: entry({ name: text, keywords: listOf(text) }),
  references: entry({ name: text, reference: text.optional() }),
}

const lastModified = z.iso.datetime({
  local: true,
  offset: true,
  error: 'a moment such as 2025-06-02T09:00:00',
})

/**
 * JSON Resume v1.0.0 (https://jsonresume.org/schema), limited to the fields that the site shows: all but the picture,
 * the street and the postal code. The site's own fields begin with `x-`. Types and dates of these fields are validated
 * strictly; all other fields are ignored.
 */
export const resumeSchema = z
  .object(
    {
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
      meta: z.object({ lastModified: lastModified.optional() }, 'an object').optional(),
    },
    'an object',
  )
  .superRefine(checkRoles)

export type Resume = z.infer<typeof resumeSchema>
