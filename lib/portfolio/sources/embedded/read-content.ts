import 'server-only'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import type { z } from 'zod'
import type { Folders } from '../../../config/content-folder'
import { findOwnerFile } from '../../../config/owner-files'
import { InvalidDataError } from '../../errors'
import { readSlug } from '../../parse'
import type { Article, Project } from '../../types'
import { frontMatterSchema, projectsSchema } from './front-matter'

type Cached = { stamp: string; article: Article | null }

/**
 * Reads `content/` and validates every file against its schema.
 * @throws InvalidDataError naming the file, the field and the expected value
 */
export function createContentReader(folders: Folders) {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, 'articles')
  const cache = new Map<string, Cached>()

  /** All published articles, unordered. Unchanged files are not read again. */
  async function readArticles(): Promise<Article[]> {
    const names = (await listFiles(folder)).filter((name) => name.endsWith('.md'))
    const entries = await Promise.all(names.map(async (name) => ({ name, article: await readArticle(name) })))
    for (const name of cache.keys()) if (!names.includes(name)) cache.delete(name)
    assertUnique(
      entries.flatMap(({ name, article }) =>
        article ? [{ file: `${folders.name}/articles/${name}`, id: article.id }] : [],
      ),
    )
    return entries.flatMap(({ article }) => (article ? [article] : []))
  }

  async function readArticle(name: string): Promise<Article | null> {
    const file = path.join(folder, name)
    const { mtimeMs, size } = await stat(file)
    const stamp = `${mtimeMs}-${size}`
    const known = cache.get(name)
    if (known?.stamp === stamp) return known.article
    const article = await parseArticleFile(`${folders.name}/articles/${name}`, await readFile(file, 'utf8'))
    cache.set(name, { stamp, article })
    return article
  }

  async function parseArticleFile(file: string, text: string): Promise<Article | null> {
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
    if (status === 'draft') return null
    return {
      ...fields,
      slug,
      excerpt: fields.excerpt ?? null,
      meta_description: fields.meta_description ?? null,
      featured_image: fields.featured_image ?? null,
      published_at: fields.published_at ?? null,
      updated_at: fields.updated_at ?? fields.created_at,
      content: String(vfile).trim(),
    }
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

  return { readArticles, readProjects }
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
    if (other) throw new InvalidDataError(file, 'id', `a number of its own (${other} has it too)`, id)
    seen.set(id, file)
  }
}
