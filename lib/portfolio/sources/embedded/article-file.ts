import path from 'node:path'
import { checkedValue } from '../../../validation/validate'
import { ContentProblemsError, shown } from '../../../validation/problems'
import { isEmptyOrNull } from '../../../validation/without-empty'
import { withoutBlankEnds } from '../../../text/without-blank-ends'
import { readSlug } from '../../parse'
import type { Article } from '../../types'
import { ARTICLE_FIELDS } from './field-aliases'
import { frontMatterSchema } from './front-matter'
import { type PictureCheck } from './picture-fault'
import { readFrontMatter } from '../../../validation/read-front-matter'

/** An article from a file, published or a draft. */
export type ArticleFile = { article: Article; isDraft: boolean }

/**
 * Parses an article from its file; a draft is validated like any other.
 * @param file name of the file in messages
 * @param pictureFault finds what is wrong with the URL of a picture
 * @throws ContentProblemsError with everything that prevents it from being shown
 */
export function parseArticleFile(file: string, text: string, pictureFault: PictureCheck): ArticleFile {
  const slug = readSlug(path.basename(file, '.md'))
  if (!slug) throw new ContentProblemsError([{ ...nowhere(file), ...NAME_FAULT(file) }])
  const { fields: given, body, locate } = readFrontMatter(file, text)
  const origin = { file, locate, isAbsent: isEmptyOrNull, instead: ARTICLE_FIELDS }
  const { status, ...fields } = checkedValue(frontMatterSchema, given, origin)
  const fault = pictureFault(fields.featured_image)
  if (fault)
    throw new ContentProblemsError([
      { ...nowhere(file), place: locate(['featured_image']), field: 'featured_image', ...fault },
    ])
  const article = {
    ...fields,
    slug,
    excerpt: fields.excerpt ?? null,
    meta_description: fields.meta_description ?? null,
    featured_image: fields.featured_image ?? null,
    published_at: fields.published_at ?? null,
    updated_at: fields.updated_at ?? fields.created_at,
    content: withoutBlankEnds(body),
  }
  return { article, isDraft: status === 'draft' }
}

function nowhere(file: string) {
  return { severity: 'error' as const, file, place: null, field: '' }
}

const NAME_FAULT = (file: string) => ({
  message: `has the name ${shown(path.basename(file))}, which can be no address`,
  fix: 'Rename it: at most 255 bytes, without signs that are not seen',
})
