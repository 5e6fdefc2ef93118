import 'server-only'
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../../site/content-folder'
import { ContentProblemsError, type Problem } from '../../../validation/problems'
import { brokenFile, createFileReader, ownIds, problemsIn } from './file-reader'
import { InvalidFilesError } from '../../errors'
import type { Article, Project, SkippedRow } from '../../types'
import { type ArticleFile, parseArticleFile } from './article-file'
import { listArticleNames } from './article-names'
import { createOwnPictures } from './pictures-beside'
import { readProjectsFile } from './projects-file'
import { readOptionalFrontMatter } from '../../../validation/read-front-matter'
import { isTranslation } from './translation-file'

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
    const id = await folderId(folder)
    isProven = faults.size === 0 && id !== null && id === known
    if (names.length > 0) known = id
    return [...now.values()]
  }

  /** Replaces a broken file by its last valid content, if there is any. */
  function keepLastGood(name: string, fault: unknown, now: Files, before: Files | null): SkippedRow {
    const kept = before?.get(name) ?? null
    if (kept && kept !== now.get(name)) now.set(name, kept)
    else now.delete(name)
    return keptFile(nameOf(name), kept, fault)
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

function keptFile(file: string, kept: ArticleFile | null, fault: unknown): SkippedRow {
  const row = brokenFile(file, fault, kept?.article.title)
  const shown = kept === null ? 'not shown yet' : 'shown as it was before'
  return { ...row, reason: `${row.reason} (${shown})` }
}

/** Identifies a folder, to detect that another one has taken its place. @returns null for a missing folder */
async function folderId(folder: string): Promise<string | null> {
  const found = await stat(folder, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found && `${found.dev} ${found.ino}`
}
