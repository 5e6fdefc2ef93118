import { z } from 'zod'
import { mailAddress } from '../site/mail'
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
const profile = z.object(
  { network: text.optional(), username: text.optional(), url: webAddress.optional() },
  'an object',
)

const basics = z.object(
  {
    name: text,
    label: text.optional(),
    image: text.optional(),
    summary: text.optional(),
    email: mailAddress.optional(),
    phone: text.optional(),
    url: webAddress.optional(),
    location: z
      .object(
        {
          address: text.optional(),
          postalCode: text.optional(),
          city: text.optional(),
          region: text.optional(),
          countryCode: countryCode.optional(),
        },
        'an object',
      )
      .optional(),
    profiles: listOf(profile),
  },
  'an object',
)

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

const lastModified = z.iso.datetime({
  local: true,
  offset: true,
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
