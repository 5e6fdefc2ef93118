import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkedValue, isEmptyOrNull } from '../validation/validate'
import { ContentProblemsError, errorIn, ownerText } from '../validation/problems'
import type { Folders } from '../site/content-folder'
import { withoutBlankEnds } from '../text/folding'
import { brokenFile, problemsIn } from './file-reader'
import { InvalidFilesError } from './errors'
import { logNewlySkipped } from './part'
import { summaryMinutes } from './reading-time'
import type { Texts } from './texts'
import type { Article, SkippedRow } from './types'
import { listArticleNames, readArticleName } from './sources/files/article-names'
import { ARTICLE_FIELDS } from './sources/files/article-fields'
import { frontMatterSchema } from './front-matter'
import { createOwnPictures, type OwnPictures } from './sources/files/pictures-beside'
import { readFrontMatter } from '../validation/read-front-matter'

/*
 * Articles in English: a text beside its original, `{slug}.en.md`, whatever the source of the original is. It is shown
 * only while its original is, so that both always link to each other.
 */

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

type Translation = Pick<Article, 'slug' | 'title' | 'content'> &
  Partial<Pick<Article, 'excerpt' | 'meta_description' | 'featured_image' | 'tags' | 'updated_at'>>

/** A file of the content folder, and its text; null for a draft, or why it can't be used. */
type TranslationFile = { file: string; slug: string; text: Translation | null; fault: unknown }

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
function readTranslationFiles(folders: Folders): TranslationFile[] {
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

/** An English text as the store holds it. @param text hash of its content @param minutes for its card */
export type TranslatedText = Omit<Translation, 'content'> & { text: string; minutes: number }

/** The published English texts, each in its last good version, and the files that can't be used. */
export type TranslatedTexts = { texts: TranslatedText[]; broken: SkippedRow[] }

/**
 * Creates the reader of the English texts: a file that becomes invalid keeps its last good text, a new invalid one is
 * left out until it is valid.
 */
export function createTranslationReader(folders: Folders, store: Texts) {
  return async function read(previous: TranslatedTexts | null): Promise<TranslatedTexts> {
    const files = readTranslationFiles(folders)
    const faults = files.filter(({ fault }) => fault !== null)
    if (!previous && faults.length > 0)
      throw new InvalidFilesError(faults.flatMap(({ fault }) => problemsIn(fault)))
    const texts: TranslatedText[] = []
    for (const { slug, text, fault } of files) {
      const kept = fault === null ? undefined : previous?.texts.find((one) => one.slug === slug)
      if (kept) texts.push(kept)
      if (!text) continue
      const { content, ...fields } = text
      const minutes = summaryMinutes(text.excerpt ?? null, content)
      texts.push({ ...fields, text: await store.put(content), minutes })
    }
    const broken = faults.map(({ file, slug, fault }) =>
      brokenFile(file, fault, texts.find((one) => one.slug === slug)?.title),
    )
    logNewlySkipped('translations', broken, previous?.broken)
    return { texts, broken }
  }
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
    throw new ContentProblemsError([errorIn(file, { place, field: 'featured_image', ...fault })])
  }
  return status === 'draft'
    ? null
    : { ...fields, slug, content: withoutBlankEnds(pictures.inText(body, name)) }
}
