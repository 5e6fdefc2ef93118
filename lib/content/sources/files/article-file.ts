import { createHash } from 'node:crypto'
import path from 'node:path'
import { withoutBlankEnds } from '../../../text/without-blank-ends'
import { ContentProblemsError, shown } from '../../../validation/problems'
import { readOptionalFrontMatter } from '../../../validation/read-front-matter'
import { validate } from '../../../validation/validate'
import { isEmptyOrNull } from '../../../validation/without-empty'
import { readSlug } from '../../parse'
import type { Article } from '../../types'
import { readArticleFields } from './article-fields'
import { frontMatterSchema } from './front-matter'
import type { OwnPictures } from './pictures-beside'

/** An article from a file, published or a draft. */
export type ArticleFile = { article: Article; isDraft: boolean }

/**
 * Parses an article from its file; a draft is validated like any other. A title and a text are enough: the id is derived
 * from the slug, the date may be part of the file's name, and an article without a date is listed last.
 * @param file name of the file in messages @param name of the file in the folder of articles
 * @throws ContentProblemsError with everything that prevents it from being shown
 */
export function parseArticleFile(
  { file, name }: { file: string; name: string },
  text: string,
  pictures: OwnPictures,
): ArticleFile {
  const { fields: given, body: whole, locate } = readOptionalFrontMatter(file, text)
  const { fields: named, slug: address, body, nameOf } = readArticleFields(name, given, whole)
  const slug = readSlug(address)
  if (!slug) throw new ContentProblemsError([{ ...nowhere(file), ...NAME_FAULT(name) }])
  const placeOf = ([field = '', ...rest]: PropertyKey[]) => locate([nameOf(field), ...rest])
  named.featured_image = pictures.find(named.featured_image, name)
  const { data, faults } = validate(frontMatterSchema, named, { isAbsent: isEmptyOrNull })
  if (faults)
    throw new ContentProblemsError(
      faults.map(({ path: keys, field, ...words }) => {
        const [key = ''] = keys
        const shownAs = field.startsWith(String(key)) ? nameOf(key) + field.slice(String(key).length) : field
        return { ...nowhere(file), ...words, place: placeOf(keys), field: shownAs }
      }),
    )
  const { status, ...fields } = data
  const fault = pictures.faultOf(fields.featured_image)
  if (fault) {
    const field = nameOf('featured_image')
    throw new ContentProblemsError([
      { ...nowhere(file), place: placeOf(['featured_image']), field, ...fault },
    ])
  }
  const created_at = fields.created_at ?? null
  const article = {
    ...fields,
    id: fields.id ?? derivedId(slug),
    slug,
    excerpt: fields.excerpt ?? null,
    meta_description: fields.meta_description ?? null,
    featured_image: fields.featured_image ?? null,
    created_at,
    published_at: fields.published_at ?? null,
    updated_at: fields.updated_at ?? created_at,
    content: withoutBlankEnds(pictures.inText(body, name)),
  }
  return { article, isDraft: status === 'draft' }
}

/** Returns an id that is always the same for a slug: 48 bits of its hash, which no number from 1 on will be. */
function derivedId(slug: string): number {
  return createHash('sha256').update(slug).digest().readUIntBE(0, 6) + 1
}

function nowhere(file: string) {
  return { severity: 'error' as const, file, place: null, field: '' }
}

const NAME_FAULT = (name: string) => ({
  message: `has the name ${shown(path.basename(name))}, which can be no address`,
  fix: 'Rename it: at most 255 bytes, without signs that are not seen',
})
