import 'server-only'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import type { z } from 'zod'
import type { Folders } from '../../../config/content-folder'
import { causeOf } from '../../../config/log'
import { findOwnerFile } from '../../../config/owner-files'
import { InvalidDataError } from '../../errors'
import { readSlug } from '../../parse'
import type { Article, Project, SkippedRow } from '../../types'
import { frontMatterSchema, projectsSchema } from './front-matter'

/** An article as a file has it, published or not yet. */
export type ArticleFile = { article: Article; isDraft: boolean }
type Parsed = { stamp: string; file: ArticleFile }

type ReaderOptions = {
  /**
   * For a site that runs: once every file was good, one that breaks keeps what it said before, and a new one waits until
   * it can be used. Without it the first broken file stops the reading.
   */
  keepsLastGood?: boolean
}

/**
 * Reads `content/` and validates every file against its schema.
 * @throws InvalidDataError naming the file, the field and the expected value
 */
export function createContentReader(folders: Folders, { keepsLastGood = false }: ReaderOptions = {}) {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, 'articles')
  const parsed = new Map<string, Parsed>()
  /** What each file said when all that is shown was last read. */
  let good: Map<string, ArticleFile> | null = null
  let broken: SkippedRow[] = []
  const nameOf = (name: string) => `${folders.name}/articles/${name}`

  /** All articles, drafts too, in no particular order. Files that have not changed are not read again. */
  async function readArticleFiles(): Promise<ArticleFile[]> {
    const before = keepsLastGood ? good : null
    const names = (await listFiles(folder)).filter((name) => name.endsWith('.md'))
    for (const name of parsed.keys()) if (!names.includes(name)) parsed.delete(name)
    const problems: SkippedRow[] = []
    const report = (name: string, error: unknown): ArticleFile | null => {
      if (!before) throw error
      const kept = before.get(name) ?? null
      problems.push(brokenFile(nameOf(name), kept, error))
      return kept
    }
    const read = await Promise.all(
      names.map(async (name) => {
        const file = await readArticle(name).catch((error: unknown) => report(name, error))
        return [name, file] as const
      }),
    )
    const now = new Map(read.flatMap(([name, file]) => (file ? [[name, file]] : [])))
    for (const [name, error] of sharedIds(now, before, nameOf)) {
      const kept = report(name, error)
      if (kept && kept !== now.get(name)) now.set(name, kept)
      else now.delete(name)
    }
    good = now
    broken = problems
    return [...now.values()]
  }

  /** All published articles, whenever their date is. */
  async function readArticles(): Promise<Article[]> {
    return (await readArticleFiles()).flatMap(({ article, isDraft }) => (isDraft ? [] : [article]))
  }

  /** @returns null for a file that went meanwhile */
  async function readArticle(name: string): Promise<ArticleFile | null> {
    const place = path.join(folder, name)
    const stamp = await stampOf(place)
    if (stamp === null) return null
    const known = parsed.get(name)
    if (known?.stamp === stamp) return known.file
    const file = await parseArticleFile(nameOf(name), await readFile(place, 'utf8'))
    parsed.set(name, { stamp, file })
    return file
  }

  async function parseArticleFile(file: string, text: string): Promise<ArticleFile> {
    const slug = readSlug(path.basename(file, '.md'))
    if (!slug)
      throw new InvalidDataError(
        file,
        'file name',
        'a name of at most 255 bytes without invisible signs',
        path.basename(file),
      )
    const vfile = readFrontMatter(file, text)
    const { status, ...fields } = check(file, frontMatterSchema, vfile.data.matter)
    assertImage(file, 'featured_image', fields.featured_image)
    const article = {
      ...fields,
      slug,
      excerpt: fields.excerpt ?? null,
      meta_description: fields.meta_description ?? null,
      featured_image: fields.featured_image ?? null,
      published_at: fields.published_at ?? null,
      updated_at: fields.updated_at ?? fields.created_at,
      content: String(vfile).trim(),
    }
    return { article, isDraft: status === 'draft' }
  }

  async function readProjects(): Promise<Project[]> {
    const file = `${folders.name}/projects.json`
    const projects = check(
      file,
      projectsSchema,
      await readJson(file, path.join(/* turbopackIgnore: true */ folders.content, 'projects.json')),
    )
    assertUnique(projects.map(({ id }) => ({ file, id })))
    for (const { id, imgPath } of projects) assertImage(file, `project ${id}: imgPath`, imgPath)
    return projects.map((project) => ({
      ...project,
      imgPath: project.imgPath || null,
      ghLink: project.ghLink || null,
      demoLink: project.demoLink || null,
    }))
  }

  async function readJson(file: string, place: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(place, 'utf8'))
    } catch (error) {
      throw new InvalidDataError(file, 'file', 'readable JSON', (error as Error).message)
    }
  }

  function assertImage(file: string, field: string, address: string | undefined): void {
    if (!address?.startsWith('/')) return
    const expected = `a file that exists in ${folders.name}/ or public/`
    if (!findOwnerFile(address, folders)) throw new InvalidDataError(file, field, expected, address)
  }

  return {
    readArticles,
    readArticleFiles,
    readProjects,
    /** The articles whose files could not be used when they were last read. */
    brokenFiles: () => broken,
  }
}

/** Changes with every edit of a file. @returns null where there is none */
async function stampOf(place: string): Promise<string | null> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(place, { bigint: true })
    return [ino, size, mtimeNs, ctimeNs].join(' ')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function brokenFile(file: string, kept: ArticleFile | null, error: unknown): SkippedRow {
  const { field, reason } =
    error instanceof InvalidDataError ? error : { field: 'file', reason: causeOf(error) }
  const shown = kept === null ? 'not shown yet' : 'shown as it was before'
  return { id: file, title: kept?.article.title ?? null, field, reason: `${reason} (${shown})` }
}

/** File names in a folder; none when the folder doesn't exist, as before the first article. */
async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Splits a text into its front matter, in `data.matter`, and its body. */
function readFrontMatter(file: string, text: string): VFile {
  const vfile = new VFile({ path: file, value: text })
  try {
    matter(vfile, { strip: true })
  } catch (error) {
    throw new InvalidDataError(
      file,
      'front matter',
      'valid YAML between two lines of ---',
      (error as Error).message,
    )
  }
  return vfile
}

function check<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') || 'content'
  throw new InvalidDataError(file, field, issue?.message ?? 'valid', valueAt(value, issue?.path ?? []))
}

function valueAt(value: unknown, keys: PropertyKey[]): unknown {
  return keys.reduce<unknown>((held, key) => (held as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

function assertUnique(entries: { file: string; id: number }[]): void {
  const seen = new Map<number, string>()
  for (const { file, id } of entries) {
    const other = seen.get(id)
    if (other) throw sharedId(file, other, id)
    seen.set(id, file)
  }
}

/**
 * The files whose id another file has.
 * @param before what had an id before keeps it: then a copy of a file is the one that is named, whatever its name
 */
function sharedIds(
  now: ReadonlyMap<string, ArticleFile>,
  before: ReadonlyMap<string, ArticleFile> | null,
  nameOf: (name: string) => string,
): [name: string, error: InvalidDataError][] {
  const owners = new Map<number, string>()
  const hadIt = ([name, { article }]: [string, ArticleFile]) => before?.get(name)?.article.id === article.id
  const inOrder = [...now].sort((a, b) => Number(hadIt(b)) - Number(hadIt(a)))
  return inOrder.flatMap(([name, { article }]): [string, InvalidDataError][] => {
    const other = owners.get(article.id)
    if (other) return [[name, sharedId(nameOf(name), nameOf(other), article.id)]]
    owners.set(article.id, name)
    return []
  })
}

function sharedId(file: string, other: string, id: number): InvalidDataError {
  return new InvalidDataError(file, 'id', `a number of its own (${other} has it too)`, id)
}
