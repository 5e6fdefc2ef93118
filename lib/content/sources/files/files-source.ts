import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../../site/content-folder'
import { ContentProblemsError, type Problem } from '../../../validation/problems'
import { readOptionalFrontMatter } from '../../../validation/read-front-matter'
import type { ContentSource, ListPage } from '../../content-source'
import { InvalidFilesError } from '../../errors'
import { brokenFile, createFileReader, ownIds, problemsIn } from '../../file-reader'
import { isTranslation } from '../../translations'
import type { SkippedRow } from '../../types'
import { newestFirst } from '../list-all'
import { listArticleNames } from './article-names'
import { createOwnPictures } from './pictures-beside'
import { type ArticleFile, parseArticleFile, readProjectsFile } from './read-content'

type Files = Map<string, ArticleFile>

/**
 * Creates the content source that reads the files in `content/`: no account, no server, no network. Each list has one
 * page. Every file is validated against its schema: InvalidFilesError has the problems of all files, each with file, line,
 * field and what was expected. Once all files have been valid, one that becomes invalid keeps its last valid content, and
 * a new invalid one is left out until it is valid.
 */
export function createFilesSource(folders: Folders): ContentSource {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, 'articles')
  const pictures = createOwnPictures(folders)
  /** The files of the last read, each in its last valid version; null before all have been valid. */
  let good: Files | null = null
  /** Id of the folder in which articles were last found. */
  let known: string | null = null
  const nameOf = (article: string) => `${folders.name}/articles/${article}`
  const read = createFileReader(
    folder,
    nameOf,
    (name, text) => parseArticleFile({ file: nameOf(name), name }, text, pictures),
    (name) => !pictures.lacksAny(name),
  )

  /** Reads all articles, drafts included, in no particular order. Files that have not changed are not read again. */
  async function readArticleFiles() {
    const names = listArticleNames(folder, '.md').filter((name) => !isTranslation(name))
    const { files: now, faults } = await read(names)
    // The last valid content of a broken file is still shown, so it keeps its id too.
    const kept = [...(good ?? [])].filter(([name]) => faults.has(name))
    for (const [name, problem] of sharedIds(new Map([...kept, ...now])))
      faults.set(name, new ContentProblemsError([problem]))
    if (!good && faults.size > 0) throw new InvalidFilesError([...faults.values()].flatMap(problemsIn))
    const skipped = [...faults].map(([name, fault]) => keepLastGood(name, fault, now))
    good = now
    // A different folder may be one that is still being copied; an empty one may be the mount point of a volume that
    // isn't mounted.
    const id = folderId(folder)
    const isProven = faults.size === 0 && id !== null && id === known
    if (names.length > 0) known = id
    return { files: [...now.values()], skipped, isProven }
  }

  /** Replaces a broken file by its last valid content, if there is any. */
  function keepLastGood(name: string, fault: unknown, now: Files): SkippedRow {
    const kept = good?.get(name)
    if (kept && kept !== now.get(name)) now.set(name, kept)
    else now.delete(name)
    const row = brokenFile(nameOf(name), fault, kept?.article.title)
    return { ...row, reason: `${row.reason} (${kept ? 'shown as it was before' : 'not shown yet'})` }
  }

  /** Returns a problem for each file whose id another one has: a file that had it before keeps it, its copy doesn't. */
  function sharedIds(now: Files): [name: string, problem: Problem][] {
    const hadIt = ([name, { article }]: [string, ArticleFile]) => good?.get(name)?.article.id === article.id
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

  return {
    name: `${folders.name}/`,
    isLocal: true,
    async listArticles(page) {
      const { files, ...list } = await readArticleFiles()
      return { ...onePage(published(files).sort(newestFirst), page), ...list }
    },
    async findArticle({ slug }) {
      const { files } = await readArticleFiles()
      return published(files).find((article) => article.slug === slug) ?? null
    },
    async listDrafts() {
      const { files } = await readArticleFiles()
      return files.flatMap(({ article, isDraft }) => (isDraft ? [article] : []))
    },
    async listProjects(page) {
      const place = path.join(/* turbopackIgnore: true */ folders.content, 'projects.json')
      try {
        const projects = readProjectsFile(`${folders.name}/projects.json`, place, pictures.faultOf)
        return { ...onePage(projects, page), isProven: true }
      } catch (error) {
        throw new InvalidFilesError(problemsIn(error))
      }
    },
  }
}

function published(files: ArticleFile[]) {
  return files.flatMap(({ article, isDraft }) => (isDraft ? [] : [article]))
}

function onePage<Row extends { id: number }>(all: Row[], page: number): ListPage<Row> {
  const rows = page === 1 ? all : []
  return { rows, received: rows.map(({ id }) => String(id)), skipped: [], pages: 1, total: all.length }
}

/** Identifies a folder, to detect that another one has taken its place. @returns null for a missing folder */
function folderId(folder: string): string | null {
  const found = statSync(/* turbopackIgnore: true */ folder, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : null
}
