import 'server-only'
import { readFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../../config/content-folder'
import { type Problem, problemsOf } from '../../../config/problems'
import { InvalidFilesError } from '../../errors'
import type { Article, Project } from '../../types'
import { parseArticleFile } from './article-file'
import { ownIds } from './own-ids'
import { createPictureCheck } from './picture-fault'
import { readProjectsFile } from './projects-file'
import { readFrontMatter } from './read-front-matter'

type Cached = { stamp: string; article: Article | null }

/**
 * Reads `content/` and validates every file against its schema.
 * @throws InvalidFilesError with the problems of all files, each with file, line, field and what was expected
 */
export function createContentReader(folders: Folders) {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, 'articles')
  const pictureFault = createPictureCheck(folders)
  const cache = new Map<string, Cached>()

  /** All published articles, unordered. Unchanged files are not read again. */
  async function readArticles(): Promise<Article[]> {
    const names = (await listFiles(folder)).filter((name) => name.endsWith('.md'))
    const read = await Promise.allSettled(names.map(readArticle))
    for (const name of cache.keys()) if (!names.includes(name)) cache.delete(name)
    const articles = read.flatMap((one, at) =>
      one.status === 'fulfilled' && one.value ? [{ name: names[at] ?? '', article: one.value }] : [],
    )
    const problems = [
      ...read.flatMap((one) => (one.status === 'rejected' ? problemsIn(one.reason) : [])),
      ...sharedIds(articles),
    ]
    if (problems.length > 0) throw new InvalidFilesError(problems)
    return articles.map(({ article }) => article)
  }

  async function readArticle(name: string): Promise<Article | null> {
    const file = path.join(folder, name)
    const { mtimeMs, size } = await stat(file)
    const stamp = `${mtimeMs}-${size}`
    const known = cache.get(name)
    if (known?.stamp === stamp) return known.article
    const article = parseArticleFile(nameOf(name), await readFile(file, 'utf8'), pictureFault)
    cache.set(name, { stamp, article })
    return article
  }

  function sharedIds(articles: { name: string; article: Article }[]): Problem[] {
    const rows = articles.map(({ name, article: { id } }) => {
      const file = nameOf(name)
      const locate = () =>
        readFrontMatter(
          file,
          readFileSync(path.join(/* turbopackIgnore: true */ folder, name), 'utf8'),
        ).locate(['id'])
      return { id, file, field: 'id', name: file, locate }
    })
    return ownIds(rows)
  }

  async function readProjects(): Promise<Project[]> {
    const place = path.join(/* turbopackIgnore: true */ folders.content, 'projects.json')
    try {
      return readProjectsFile(`${folders.name}/projects.json`, place, pictureFault)
    } catch (error) {
      throw new InvalidFilesError(problemsIn(error))
    }
  }

  function nameOf(article: string): string {
    return `${folders.name}/articles/${article}`
  }

  return { readArticles, readProjects }
}

/** File names in a folder; none when the folder doesn't exist, as before the first article. */
async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** @throws whatever is no problem of the owner's, such as a disk that can't be read */
function problemsIn(error: unknown): Problem[] {
  const problems = problemsOf(error)
  if (!problems) throw error
  return problems
}
