import { z } from 'zod'
import { parseWallClock } from '../../../text/date'

const date = z
  .string('a date that exists, like 2026-09-05 10:33:56')
  .refine((value) => parseWallClock(value) !== null, 'a date that exists, like 2026-09-05 10:33:56')
  .transform((value) => parseWallClock(value) ?? value)

const text = (max: number) =>
  z.string('a text').trim().min(1, 'a text').max(max, `a text of at most ${max} characters`)

const image = z
  .string('a path such as /images/a.svg')
  .regex(/^(\/|https:\/\/)\S+$/, 'a path such as /images/a.svg, or an https address')
  // Credentials are removed, as the URL is published.
  .transform((address) => address.replace(/^https:\/\/[^/?#]*@/, 'https://'))

const id = (row: string) => {
  const expected = `a whole number above 0 that no other ${row} has`
  return z.int(expected).positive(expected)
}

/** Front matter of an article; field names are the contract's. The slug is the name of the file. */
export const frontMatterSchema = z.strictObject({
  id: id('article'),
  title: text(140),
  excerpt: text(400).optional(),
  meta_description: text(320).optional(),
  featured_image: image.optional(),
  tags: z.array(text(60), 'a list like [react, php]').default([]),
  status: z.enum(['published', 'draft'], '"published" or "draft"').default('published'),
  created_at: date,
  updated_at: date.optional(),
  published_at: date.optional(),
  series: text(140).optional(),
  series_order: z.int('a whole number, like 1').positive('a whole number above 0').optional(),
})

const link = z.url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' })

/** `content/projects.json`, in display order. Empty texts are absent here. */
export const projectsSchema = z.array(
  z.strictObject({
    id: id('project'),
    imgPath: image.optional(),
    isBlog: z.boolean('true or false'),
    title: text(140),
    description: z.string('a text').optional(),
    ghLink: link.optional(),
    demoLink: link.optional(),
    tipo: z.enum(['web', 'app'], '"web" or "app"'),
  }),
  'a list of projects',
)
