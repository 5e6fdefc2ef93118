import { z } from 'zod'
import { listOf, text } from './schema-parts'
import { SECTIONS } from './sections'

/** A role that the owner applies for, with its own CV. */
export const role = z.object(
  {
    slug: text.regex(
      /^(?!cv$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'a name for addresses such as full-stack: small letters, digits and hyphens, and not cv',
    ),
    label: text,
    summary: text.optional(),
    order: listOf(z.enum(SECTIONS)),
  },
  'an object { slug, label, summary }',
)

/** The work that the owner seeks. `from` is a date in a form of the standard, or free text. */
export const seeking = z.object(
  { kinds: listOf(text), place: text.optional(), from: text.optional() },
  'an object { kinds, place, from }',
)
