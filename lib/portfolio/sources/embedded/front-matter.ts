import { z } from 'zod'
import { parseWallClock } from '../../../text/date'

const date = z
  .string()
  .refine((value) => parseWallClock(value) !== null, 'a date like 2026-09-05 10:33:56')
  .transform((value) => parseWallClock(value) ?? value)

const text = (max: number) =>
  z.string().trim().min(1, 'a text').max(max, `a text of at most ${max} characters`)

const image = z
  .string()
  .regex(/^(\/|https:\/\/)\S+$/, 'a path such as /images/a.svg, or an https address')
  // Credentials are removed, as the URL is published.
  .transform((address) => address.replace(/^https:\/\/[^/?#]*@/, 'https://'))

/** Front matter of an article; field names are the contract's. The slug is the name of the file. */
export const frontMatterSchema = z.strictObject({
  id: z.number('a whole number that no other article has').int().positive(),
  title: text(140),
  excerpt: text(400).optional(),
  meta_description: text(320).optional(),
  featured_image: image.optional(),
  tags: z.array(text(60), 'a list like [react, php]').default([]),
  status: z.enum(['published', 'draft'], 'published or draft').default('published'),
  created_at: date,
  updated_at: date.optional(),
  published_at: date.optional(),
})

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an http(s) address, or ""' })])

/** `content/projects.json`, in display order. */
export const projectsSchema = z.array(
  z.strictObject({
    id: z.number('a whole number that no other project has').int().positive(),
    imgPath: z.union([z.literal(''), image]),
    isBlog: z.boolean('true or false'),
    title: text(140),
    description: z.string('a text'),
    ghLink: link,
    demoLink: link,
    tipo: z.enum(['web', 'app'], '"web" or "app"'),
  }),
  'a list of projects',
)
