import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { checkedValue } from '../../../validation/validate'
import { ownerText } from '../../../validation/owner-text'
import type { Folders } from '../../../config/content-folder'
import { ContentProblemsError, type Problem } from '../../../validation/problems'
import { isEmptyOrNull } from '../../../validation/without-empty'
import { withoutBlankEnds } from '../../../text/without-blank-ends'
import { brokenFile, problemsIn } from '../../broken-files'
import { InvalidFilesError } from '../../errors'
import type { Article, SkippedRow } from '../../types'
import { ARTICLE_FIELDS } from './field-aliases'
import { frontMatterSchema } from './front-matter'
import { createPictureCheck, type PictureCheck } from './picture-fault'
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

/** The published English texts, and the files that can't be used. */
export type Translations = { texts: Translation[]; broken: SkippedRow[] }

/**
 * Reads the published English texts of the content folder.
 * @throws InvalidFilesError with the problems of all files
 */
export function readTranslations(folders: Folders): Translation[] {
  return followTranslations(folders, null).texts
}

/**
 * Like {@link readTranslations}, for a running site: a file that becomes invalid keeps its last good text, a new
 * invalid one is left out until it is valid, and the others are up to date.
 * @param previous the last good texts; without them it throws like {@link readTranslations}
 */
export function followTranslations(folders: Folders, previous: Translations | null): Translations {
  const pictureFault = createPictureCheck(folders)
  const { name, content } = folders
  const folder = path.join(/* turbopackIgnore: true */ content, 'articles')
  const problems: Problem[] = []
  const broken: SkippedRow[] = []
  const texts = filesIn(folder).flatMap((file) => {
    const shown = `${name}/articles/${file}`
    try {
      const text = ownerText(shown, readFileSync(path.join(/* turbopackIgnore: true */ folder, file)))
      return parseTranslation(shown, text, pictureFault) ?? []
    } catch (error) {
      problems.push(...problemsIn(error))
      const kept = previous?.texts.find(({ slug }) => slug === slugOf(file))
      broken.push(brokenFile(shown, error, kept?.title))
      return kept ?? []
    }
  })
  if (!previous && problems.length > 0) throw new InvalidFilesError(problems)
  return { texts, broken }
}

function slugOf(file: string): string {
  return path.basename(file, ENDING).normalize('NFC')
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
  return status === 'draft' ? null : { ...fields, slug: slugOf(file), content: withoutBlankEnds(body) }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder).filter(isTranslation).sort()
  } catch {
    return [] // before the first article
  }
}
