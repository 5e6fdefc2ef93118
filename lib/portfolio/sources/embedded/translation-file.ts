import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { checkedValue } from '../../../config/checked-value'
import type { Folders } from '../../../config/content-folder'
import { ContentProblemsError, type Problem, problemsOf } from '../../../config/problems'
import { isEmptyOrNull } from '../../../config/without-empty'
import { InvalidFilesError } from '../../errors'
import type { Article } from '../../types'
import { ARTICLE_FIELDS } from './field-aliases'
import { frontMatterSchema } from './front-matter'
import { createPictureCheck, type PictureCheck } from './picture-fault'
import { readFrontMatter } from './read-front-matter'

/** The end of the names of files that hold an article in English: they are none of the Spanish ones. */
const ENDING = '.en.md'

/** Whether a file of `content/articles/` is the English text of an article. */
export function isTranslation(file: string): boolean {
  return file.endsWith(ENDING)
}

/** What an English file says. All else, such as id, dates and the cover, is the original's. */
const schema = frontMatterSchema
  .pick({ title: true, excerpt: true, meta_description: true, status: true, updated_at: true })
  .extend({
    featured_image: frontMatterSchema.shape.featured_image,
    tags: frontMatterSchema.shape.tags.removeDefault().optional(),
  })

export type Translation = Pick<Article, 'slug' | 'title' | 'content'> &
  Partial<Pick<Article, 'excerpt' | 'meta_description' | 'featured_image' | 'tags' | 'updated_at'>>

/**
 * The published English texts of the content folder.
 * @throws InvalidFilesError with the problems of all files
 */
export function readTranslations(folders: Folders): Translation[] {
  const pictureFault = createPictureCheck(folders)
  const { name, content } = folders
  const folder = path.join(/* turbopackIgnore: true */ content, 'articles')
  const problems: Problem[] = []
  const found = filesIn(folder).flatMap((file) => {
    try {
      const text = readFileSync(path.join(/* turbopackIgnore: true */ folder, file), 'utf8')
      return parseTranslation(`${name}/articles/${file}`, text, pictureFault) ?? []
    } catch (error) {
      const known = problemsOf(error)
      if (!known) throw error
      problems.push(...known)
      return []
    }
  })
  if (problems.length > 0) throw new InvalidFilesError(problems)
  return found
}

/** @returns null for a draft */
function parseTranslation(file: string, text: string, pictureFault: PictureCheck): Translation | null {
  const { fields: given, body, locate } = readFrontMatter(file, text)
  const origin = { file, locate, isAbsent: isEmptyOrNull, instead: ARTICLE_FIELDS }
  const { status, ...fields } = checkedValue(schema, given, origin)
  const fault = pictureFault(fields.featured_image)
  if (fault) {
    const place = locate(['featured_image'])
    throw new ContentProblemsError([{ severity: 'error', file, place, field: 'featured_image', ...fault }])
  }
  return status === 'draft'
    ? null
    : { ...fields, slug: path.basename(file, ENDING).normalize('NFC'), content: body.trim() }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder).filter(isTranslation).sort()
  } catch {
    return [] // before the first article
  }
}
