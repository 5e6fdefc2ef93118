import { z } from 'zod'
import { parseWallClock, siteDate } from '../text/date'
import { parseUrl } from '../text/parse-url'
import { RESERVED_SLUGS } from './types'

const DATE = 'a date that exists, like 2026-09-05 10:33:56'
const date = z.string(DATE).transform((value, context) => {
  const date = parseWallClock(value.trim()) === null ? null : siteDate(value)
  if (date) return date.date
  context.addIssue({ code: 'custom', message: DATE })
  return z.NEVER
})

const text = (max: number) =>
  z.string('a text').trim().min(1, 'a text').max(max, `a text of at most ${max} characters`)

const image = z
  .string('a path such as /images/a.svg')
  .regex(/^(\/|https:\/\/)\S[^\n]*$/, 'a path such as /images/a.svg, or an https address')
  // Credentials are removed, as the URL is published. Names of photographs often have blanks.
  .transform((address) => address.replace(/^https:\/\/[^/?#]*@/, 'https://').replaceAll(' ', '%20'))

const id = (row: string) => {
  const expected = `a whole number above 0 that no other ${row} has`
  return z.int(expected).positive(expected)
}

/** A post in public, and the service that answers with its replies. */
export type Post =
  | { service: 'mastodon'; url: string; origin: string; id: string }
  | { service: 'bluesky'; url: string; author: string; key: string }

const MASTODON = /^\/(?:@[^/]+|users\/[^/]+\/statuses)\/(\d+)\/?$/
const BLUESKY = /^\/profile\/([^/]+)\/post\/([a-z0-9]+)\/?$/

/** Reads the address of a post on Bluesky or on any server of Mastodon; null for another one. */
export function readPost(address: string): Post | null {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const [, author, key] = (url.hostname === 'bsky.app' && BLUESKY.exec(url.pathname)) || []
  if (author && key) return { service: 'bluesky', url: url.href, author: decodeURIComponent(author), key }
  const id = MASTODON.exec(url.pathname)?.[1]
  return id ? { service: 'mastodon', url: url.href, origin: url.origin, id } : null
}

const address = (expected: string) => z.url({ protocol: /^https?$/, error: expected })
const POST = 'the address of a post on Mastodon or Bluesky'

const projectId = z.int('the id of a project').positive('the id of a project')

/** Front matter of an article; field names are the contract's. The slug is the name of the file. */
export const frontMatterSchema = z.strictObject({
  id: id('article').optional(),
  title: text(140),
  excerpt: text(400).optional(),
  meta_description: text(320).optional(),
  featured_image: image.optional(),
  tags: z.array(text(60), 'a list like [react, php]').default([]),
  status: z.enum(['published', 'draft'], '"published" or "draft"').default('published'),
  created_at: date.optional(),
  updated_at: date.optional(),
  published_at: date.optional(),
  series: text(140).optional(),
  series_order: z.int('a whole number, like 1').positive('a whole number above 0').optional(),
  project: z
    .union([projectId, z.array(projectId)], 'the id of a project, or a list of ids')
    .transform((ids) => [ids].flat())
    .optional(),
  conversation: address(POST)
    .refine((value) => readPost(value) !== null, POST)
    .optional(),
  canonical_url: address('the address where the article was published first').optional(),
})

/** Front matter of a project's story; the project is the one whose id is the name of the file. */
export const storySchema = z.strictObject({
  slug: z
    .string('a text')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters and digits with hyphens between, like mi-proyecto')
    .max(100, 'a text of at most 100 characters')
    .refine(
      (slug) => !RESERVED_SLUGS.includes(slug),
      `another text: ${RESERVED_SLUGS.join(', ')} lead to lists`,
    )
    .optional(),
  meta_description: text(320).optional(),
  status: z.enum(['published', 'draft'], '"published" or "draft"').default('published'),
  role: text(140).optional(),
  // YAML reads a year as a number.
  period: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text(140).optional()),
  tools: z.array(text(60), 'a list like [react, php]').default([]),
  figure: z
    .strictObject({ value: text(12), label: text(60) }, '{ value: 0,4 g, label: por visita }')
    .optional(),
  articles: z.array(text(255), 'a list of slugs of articles').default([]),
  updated_at: date.optional(),
})

const link = address('an address that begins with https:// or http://')

/** `content/projects.json`, in display order. Empty texts count as absent. */
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
