import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import type { Folders } from '../../../site/content-folder'
import { ContentProblemsError, type Problem, shown } from '../../../validation/problems'
import { brokenFile, createFileReader, ownIds, problemsIn } from '../../file-reader'
import { InvalidFilesError } from '../../errors'
import type { Article, Project, SkippedRow } from '../../types'
import { listArticleNames } from './article-names'
import { createOwnPictures, type OwnPictures, type PictureCheck } from './pictures-beside'
import { readOptionalFrontMatter } from '../../../validation/read-front-matter'
import { isTranslation } from '../../translations'
import { withoutBlankEnds } from '../../../text/folding'
import { checkedValue, validate, isEmptyOrNull } from '../../../validation/validate'
import { readSlug } from '../../parse'
import { summaryMinutes } from '../../reading-time'
import { PROJECT_FIELDS, readArticleFields } from './article-fields'
import { frontMatterSchema, projectsSchema } from '../../front-matter'
import { readJsonFile } from '../../../validation/read-json'

/** An article from a file, published or a draft. */
type ArticleFile = { article: Article; isDraft: boolean }

/**
 * Parses an article from its file; a draft is validated like any other. A title and a text are enough: the id is derived
 * from the slug, the date may be part of the file's name, and an article without a date is listed last.
 * @param file name of the file in messages @param name of the file in the folder of articles
 * @throws ContentProblemsError with everything that prevents it from being shown
 */
function parseArticleFile(
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
  const excerpt = fields.excerpt ?? null
  const content = withoutBlankEnds(pictures.inText(body, name))
  const article = {
    ...fields,
    id: fields.id ?? derivedId(slug),
    slug,
    excerpt,
    meta_description: fields.meta_description ?? null,
    featured_image: fields.featured_image ?? null,
    created_at,
    published_at: fields.published_at ?? null,
    updated_at: fields.updated_at ?? created_at,
    // Counted once: a file that has not changed is the same object at every load.
    reading_minutes: summaryMinutes({ excerpt, content }),
    content,
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

/**
 * Reads the projects of a file, in its order.
 * @param file name of the file in messages
 * @param place path of the file
 * @throws ContentProblemsError with everything that prevents one of them from being shown
 */
function readProjectsFile(file: string, place: string, pictureFault: PictureCheck): Project[] {
  const { value, locate } = readJsonFile(file, place, 'Without projects, write [] into it')
  const origin = { file, locate, entry: 'project', isAbsent: isEmptyOrNull, instead: PROJECT_FIELDS }
  const projects = checkedValue(projectsSchema, value, origin)
  const problems: Problem[] = projects.flatMap(({ title, imgPath }, index) => {
    const fault = pictureFault(imgPath)
    if (!fault) return []
    const field = `project ${JSON.stringify(title)}: imgPath`
    return [{ severity: 'error', file, place: locate([index, 'imgPath']), field, ...fault }]
  })
  const rows = projects.map(({ id, title }, index) => ({
    id,
    file,
    locate: () => locate([index, 'id']),
    field: `project ${JSON.stringify(title)}: id`,
    name: `the project ${JSON.stringify(title)}`,
  }))
  problems.push(...ownIds(rows))
  if (problems.length > 0) throw new ContentProblemsError(problems)
  return projects.map((project) => ({
    ...project,
    imgPath: project.imgPath ?? null,
    description: project.description ?? '',
    ghLink: project.ghLink ?? null,
    demoLink: project.demoLink ?? null,
  }))
}

type Files = Map<string, ArticleFile>

type ReaderOptions = {
  /**
   * For a running site: once all files have been valid, one that becomes invalid keeps its last valid content, and a
   * new invalid one is left out until it is valid. Without it, the problems of all files are thrown.
   */
  keepsLastGood?: boolean
}

/**
 * Creates a reader of `content/`, which validates every file against its schema. Its functions throw InvalidFilesError
 * with the problems of all files, each with file, line, field and what was expected.
 */
export function createContentReader(folders: Folders, { keepsLastGood = false }: ReaderOptions = {}) {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, 'articles')
  const pictures = createOwnPictures(folders)
  let good: Files | null = null
  let broken: SkippedRow[] = []
  let isProven = false
  /** Id of the folder in which articles were last found. */
  let known: string | null = null
  const nameOf = (article: string) => `${folders.name}/articles/${article}`
  const read = createFileReader(folder, nameOf, (name, text) =>
    parseArticleFile({ file: nameOf(name), name }, text, pictures),
  )

  /** Reads all articles, drafts included, in no particular order. Files that have not changed are not read again. */
  async function readArticleFiles(): Promise<ArticleFile[]> {
    const before = keepsLastGood ? good : null
    const names = listArticleNames(folder, '.md').filter((name) => !isTranslation(name))
    const { files: now, faults } = await read(names)
    // The last valid content of a broken file is still shown, so it keeps its id too.
    const kept = [...faults.keys()].flatMap((name): [string, ArticleFile][] => {
      const file = before?.get(name)
      return file ? [[name, file]] : []
    })
    for (const [name, problem] of sharedIds(new Map([...kept, ...now]), before))
      faults.set(name, new ContentProblemsError([problem]))
    if (!before && faults.size > 0) throw new InvalidFilesError([...faults.values()].flatMap(problemsIn))
    broken = [...faults].map(([name, fault]) => keepLastGood(name, fault, now, before))
    good = now
    // A different folder may be one that is still being copied; an empty one may be the mount point of a volume that
    // isn't mounted.
    const id = folderId(folder)
    isProven = faults.size === 0 && id !== null && id === known
    if (names.length > 0) known = id
    return [...now.values()]
  }

  /** Replaces a broken file by its last valid content, if there is any. */
  function keepLastGood(name: string, fault: unknown, now: Files, before: Files | null): SkippedRow {
    const kept = before?.get(name) ?? null
    if (kept && kept !== now.get(name)) now.set(name, kept)
    else now.delete(name)
    const row = brokenFile(nameOf(name), fault, kept?.article.title)
    return { ...row, reason: `${row.reason} (${kept ? 'shown as it was before' : 'not shown yet'})` }
  }

  /** Reads all published articles, those with a future date included. */
  async function readArticles(): Promise<Article[]> {
    return (await readArticleFiles()).flatMap(({ article, isDraft }) => (isDraft ? [] : [article]))
  }

  /**
   * Returns a problem for each file whose id another one has.
   * @param before the files of the last read: one that had the id then keeps it, and the problem names its copy
   */
  function sharedIds(now: Files, before: Files | null): [name: string, problem: Problem][] {
    const hadIt = ([name, { article }]: [string, ArticleFile]) => before?.get(name)?.article.id === article.id
    const rows = [...now]
      .sort((a, b) => Number(hadIt(b)) - Number(hadIt(a)))
      .map(([name, { article }]) => {
        const file = nameOf(name)
        const locate = () =>
          readOptionalFrontMatter(file, readFileSync(path.join(folder, name), 'utf8')).locate(['id'])
        return { id: article.id, file, field: 'id', name: file, locate }
      })
    return ownIds(rows).map((problem) => [problem.file.slice(nameOf('').length), problem])
  }

  async function readProjects(): Promise<Project[]> {
    const place = path.join(/* turbopackIgnore: true */ folders.content, 'projects.json')
    try {
      return readProjectsFile(`${folders.name}/projects.json`, place, pictures.faultOf)
    } catch (error) {
      throw new InvalidFilesError(problemsIn(error))
    }
  }

  return {
    readArticles,
    readArticleFiles,
    readProjects,
    /** The articles whose files were invalid when they were last read. */
    brokenFiles: () => broken,
    /** Whether that read was complete, so that a missing article no longer exists. */
    isProven: () => isProven,
  }
}

/** Identifies a folder, to detect that another one has taken its place. @returns null for a missing folder */
function folderId(folder: string): string | null {
  const found = statSync(/* turbopackIgnore: true */ folder, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : null
}
