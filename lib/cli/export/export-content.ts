import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { findOwnerFile } from '../../config/owner-files'
import { createContentReader } from '../../content/sources/files/read-content'
import { picturesIn } from '../import/write/edit-markdown'
import { readIfThere } from '../import/write/output'
import { type ArticleRow, readArticleRows } from './read-rows'

/** The numbers of written items, and the pictures served from outside the content folder. */
type Exported = { articles: number; projects: number; pictures: number; elsewhere: string[] }

/**
 * Exports articles and projects in the content API's format, together with the pictures they show.
 * @param out the folder to write to
 * @throws Error if the folder holds other files of these names, unless `isForced`
 */
export async function exportContent(folders: Folders, out: string, isForced: boolean): Promise<Exported> {
  const articles = await readArticleRows(folders)
  const projects = await readProjectRows(folders)
  const lists = {
    'articles.json': answer({ articles, pagination: articlePagination(articles.length) }),
    'projects.json': answer({ projects, pagination: projectPagination(projects.length) }),
  }
  if (!isForced) for (const name of Object.keys(lists)) await assertOwnExport(path.join(out, name))
  await mkdir(out, { recursive: true })
  for (const [name, text] of Object.entries(lists)) await writeFile(path.join(out, name), text)
  const addresses = [
    ...new Set([...articles.flatMap(picturesOf), ...projects.map(({ imgPath }) => String(imgPath))]),
  ]
  const own = addresses.filter((address) => /^\/(?!\/)/.test(address))
  const inContent = own.filter((address) =>
    findOwnerFile(address, folders)?.startsWith(folders.content + path.sep),
  )
  for (const address of inContent) await copyPicture(address, folders, out)
  return {
    articles: articles.length,
    projects: projects.length,
    pictures: inContent.length,
    elsewhere: own.filter((address) => !inContent.includes(address)),
  }
}

function picturesOf({ content, featured_image }: ArticleRow): string[] {
  return [...picturesIn(content), ...(featured_image ? [featured_image] : [])]
}

async function copyPicture(address: string, folders: Folders, out: string): Promise<void> {
  const target = path.join(out, address)
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(path.join(folders.content, address), target)
}

/** Reads the owner's list in its written order, which is the site's order. */
async function readProjectRows(folders: Folders): Promise<Record<string, unknown>[]> {
  const file = path.join(folders.content, 'projects.json')
  if ((await readIfThere(file)) === null) return []
  await createContentReader(folders).readProjects()
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>[]
}

/** Refuses to overwrite a file that is not the export of an earlier run. */
async function assertOwnExport(file: string): Promise<void> {
  const text = await readIfThere(file)
  if (text === null || /^\{\s*"success": true/.test(text)) return
  throw new Error(
    `${file} exists and is no export: choose another folder with --out, or overwrite it with --force`,
  )
}

function answer(data: object): string {
  return `${JSON.stringify({ success: true, data, message: '' }, null, 2)}\n`
}

function articlePagination(total: number) {
  const pages = total > 0 ? 1 : 0
  return {
    current_page: 1,
    per_page: total,
    total_items: total,
    total_pages: pages,
    has_next: false,
    has_prev: false,
  }
}

function projectPagination(total: number) {
  return { page: 1, limit: total, total, pages: total > 0 ? 1 : 0 }
}
