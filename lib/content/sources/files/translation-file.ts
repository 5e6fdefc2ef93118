import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkedValue } from '../../../validation/validate'
import { ownerText } from '../../../validation/owner-text'
import type { Folders } from '../../../site/content-folder'
import { ContentProblemsError } from '../../../validation/problems'
import { isEmptyOrNull } from '../../../validation/without-empty'
import { withoutBlankEnds } from '../../../text/folding'
import { problemsIn } from './file-reader'
import { InvalidFilesError } from '../../errors'
import type { Article } from '../../types'
import { listArticleNames, readArticleName } from './article-names'
import { ARTICLE_FIELDS } from './article-fields'
import { frontMatterSchema } from '../../front-matter'
import { createOwnPictures, type OwnPictures } from './pictures-beside'
import { readFrontMatter } from '../../../validation/read-front-matter'

/** Suffix of the files that hold an article in English; they are not read as Spanish articles. */
const ENDING = '.en.md'

/** Whether a file of `content/articles/` is the English text of an article. */
export function isTranslation(file: string): boolean {
  return file.endsWith(ENDING)
}

/** The fields of an English file. All others, such as id and dates of publication, are the original's. */
const schema = frontMatterSchema
  .pick({ title: true, excerpt: true, meta_description: true, status: true, updated_at: true })
  .extend({
    featured_image: frontMatterSchema.shape.featured_image,
    tags: frontMatterSchema.shape.tags.removeDefault().optional(),
  })

export type Translation = Pick<Article, 'slug' | 'title' | 'content'> &
  Partial<Pick<Article, 'excerpt' | 'meta_description' | 'featured_image' | 'tags' | 'updated_at'>>

/** A file of the content folder, and its text; null for a draft, or why it can't be used. */
export type TranslationFile = { file: string; slug: string; text: Translation | null; fault: unknown }

/**
 * Reads the published English texts of the content folder.
 * @throws InvalidFilesError with the problems of all files
 */
export function readTranslations(folders: Folders): Translation[] {
  const files = readTranslationFiles(folders)
  const problems = files.flatMap(({ fault }) => (fault ? problemsIn(fault) : []))
  if (problems.length > 0) throw new InvalidFilesError(problems)
  return files.flatMap(({ text }) => text ?? [])
}

/** Reads every English text, in the order of the files' names. @throws the error of a disk that can't be read */
export function readTranslationFiles(folders: Folders): TranslationFile[] {
  const pictures = createOwnPictures(folders)
  const { name, content } = folders
  const folder = path.join(/* turbopackIgnore: true */ content, 'articles')
  return listArticleNames(folder, ENDING).map((base) => {
    const [file, slug] = [`${name}/articles/${base}`, readArticleName(base).slug]
    try {
      const text = ownerText(file, readFileSync(path.join(/* turbopackIgnore: true */ folder, base)))
      return { file, slug, text: parseTranslation({ file, name: base, slug }, text, pictures), fault: null }
    } catch (fault) {
      problemsIn(fault) // throws what is no problem of the content
      return { file, slug, text: null, fault }
    }
  })
}

/** @returns null for a draft */
function parseTranslation(
  { file, name, slug }: { file: string; name: string; slug: string },
  text: string,
  pictures: OwnPictures,
): Translation | null {
  const { fields: given, body, locate } = readFrontMatter(file, text)
  const origin = { file, locate, isAbsent: isEmptyOrNull, instead: ARTICLE_FIELDS }
  const { status, ...fields } = checkedValue(schema, given, origin)
  fields.featured_image = pictures.find(fields.featured_image, name)
  const fault = pictures.faultOf(fields.featured_image)
  if (fault) {
    const place = locate(['featured_image'])
    throw new ContentProblemsError([{ severity: 'error', file, place, field: 'featured_image', ...fault }])
  }
  return status === 'draft'
    ? null
    : { ...fields, slug, content: withoutBlankEnds(pictures.inText(body, name)) }
}
