import {
  type FieldName,
  FIRST_HEADING,
  insteadOf,
  isHidden,
  meantName,
  pictureAddress,
  readNamedFields,
} from '../../../validation/front-matter-names'
import { isRecord, readTags, readText } from '../../../validation/read-values'
import { siteDate } from '../../../text/date'
import { readArticleName } from './article-names'

/** Fields that say how an article's text was addressed elsewhere. */
const OTHER_ADDRESSES = ['permalink', 'aliases'] as const

/**
 * The fields of an article by the contract's names, and what of its front matter has no place there.
 * @param slug as the front matter or the file's name says @param body without a heading that is the title
 * @param passedOver names, as written, of fields that no page shows
 * @param overruled the name of a field that would hide the article, if its status didn't say that it is shown
 */
type ArticleFields = {
  fields: Record<string, unknown>
  slug: string
  body: string
  nameOf: (field: PropertyKey) => string
  passedOver: string[]
  overruled: string | undefined
}

/**
 * Reads an article's front matter in the words of any generator. What it doesn't say comes from the text and from
 * the file's name: the title, and the date.
 * @param name of the file in the folder of articles
 */
export function readArticleFields(name: string, given: unknown, body: string): ArticleFields {
  const front = isRecord(given) ? given : {}
  const { fields: named, written, others } = readNamedFields(front)
  const { slug, categories, draft, publish, permalink: _path, aliases: _names, ...ours } = named
  const file = readArticleName(name)
  const fields: Record<string, unknown> = { ...ours }
  for (const field of ['created_at', 'published_at', 'updated_at'] as const)
    if (field in fields && (written[field] !== field || fields[field] instanceof Date))
      fields[field] = siteDate(fields[field])?.date ?? fields[field]
  if (!('created_at' in fields) && 'published_at' in fields) {
    fields.created_at = fields.published_at
    written.created_at = written.published_at
    delete fields.published_at
  }
  if (!('created_at' in fields) && file.date) fields.created_at = file.date

  if (categories !== undefined || typeof fields.tags === 'string')
    fields.tags = readTags([categories ?? [], fields.tags ?? []].flatMap(listOf))
  if (fields.featured_image !== undefined) fields.featured_image = pictureAddress(fields.featured_image)
  if (Array.isArray(fields.series)) fields.series = fields.series[0] as unknown
  const hiding = isHidden({ draft, publish }) ? (written.draft ?? written.publish) : undefined
  const hasStatus = 'status' in fields
  if (!hasStatus && hiding) fields.status = 'draft'
  if (written.meta_description?.toLowerCase() === 'description' && !('excerpt' in fields)) {
    fields.excerpt = fields.meta_description
    written.excerpt = written.meta_description
    delete fields.meta_description
  }

  // A title that is begun and not written is a mistake, which its check names.
  const isUntitled = !('title' in front) && !('title' in fields)
  const heading = isUntitled ? FIRST_HEADING.exec(body.replaceAll('\r', ''))?.[1] : undefined
  if (isUntitled) fields.title = heading ?? file.slug.replace(/[-_]+/g, ' ')

  const slips = others.filter((other) => meantName(other) !== null)
  for (const other of slips) fields[other] = front[other]
  return {
    fields,
    // Gatsby's is a whole path, of which the last part is the slug.
    slug: readText(slug)?.replace(/^.*\/(?=[^/])|\/$/g, '') ?? file.slug,
    body: heading ? body.replaceAll('\r\n', '\n').replace(FIRST_HEADING, '') : body,
    nameOf: (field) => written[field as FieldName] ?? String(field),
    passedOver: [
      ...others.filter((other) => !slips.includes(other)),
      ...OTHER_ADDRESSES.flatMap((field) => written[field] ?? []),
    ],
    overruled: hasStatus ? hiding : undefined,
  }
}

/** Returns the entries of a list, which others write as a text with commas, or as a list of lists. */
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.flat() : readTags(value)
}

/** What to write instead of fields of other site generators. */
export const ARTICLE_FIELDS = insteadOf({
  'The author is the owner of the site': 'author autor',
  'All articles look alike': 'layout',
  'Write slug, or add the address to redirects.ts': 'permalink url',
  'Add former addresses to redirects.ts': 'redirect_from',
  'Add former addresses to redirects.ts; links to a note name its title or its slug': 'aliases alias',
})

export const PROJECT_FIELDS = insteadOf({
  'Write imgPath': 'image img picture cover',
  'Write ghLink': 'github repo repository source code',
  'Write demoLink': 'demo url link website homepage',
  'Write tipo': 'type kind category',
  'Write title': 'name titulo',
  'Write description': 'summary descripcion',
})
