import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readSlug } from '../../content/parse'
import { isRecord } from '../../validation/read-values'
import type { Folders } from '../../site/content-folder'
import { asciiSlugOf, shortSlugOf } from '../../text/folding'
import { addressKey, oldAddresses } from './addresses'
import { finishText } from './finish-text'
import { readMarkdownFolder } from './markdown-folder'
import { createOutput, readOwnJson } from './output'
import { createPictures, type PictureOptions, uniqueName } from './pictures'
import { readPortfolio } from './portfolio'
import type { ImportedProject, Placed, Post, Source } from './post'
import { writeRedirects } from './redirects'
import type { FolderOptions } from './site-folder'
import { readWordpress } from './wordpress'

export type ImportOptions = Pick<PictureOptions, 'fetch'> & {
  folders: Folders
  isDry: boolean
  isForced: boolean
}

/**
 * What an import did, or would do.
 * @param files those written, by their paths in the content folder @param kept articles whose file was there
 * @param notes on what was left out or changed, each with its file
 */
export type ImportResult = {
  files: string[]
  kept: string[]
  projects: number
  pictures: number
  redirects: number
  notes: string[]
}

const PROJECTS = 'projects.json'
/** The date of a text without one, which puts it last. */
const NO_DATE = '1970-01-01 00:00:00'
const MAX_PICTURE_NAME = 100
/** With its extension a slug must fit into the name of a file. */
const MAX_SLUG_BYTES = 200
const MAX_TITLE_SLUG_BYTES = 80

/**
 * Reads the texts of another site.
 * @param given a folder, WordPress' export, or the address of a content API
 * @throws Error with the reason as a sentence
 */
export async function readSource(given: string, options: FolderOptions): Promise<Source> {
  if (/^https?:\/\//i.test(given))
    return readPortfolio(given.replace(/\/api\/portfolio(?:\/.*)?$/, '').replace(/\/+$/, ''))
  const found = await stat(given).catch(() => null)
  if (!found) throw new Error(`There is no file or folder ${given}`)
  if (found.isDirectory()) return readMarkdownFolder(given, options)
  return readWordpress(await readFile(given, 'utf8'), path.basename(given))
}

/** Writes a source to the content folder. An article whose file is there is left alone, unless `isForced`. */
export async function importContent(source: Source, options: ImportOptions): Promise<ImportResult> {
  const { folders, isDry, isForced } = options
  const output = createOutput(folders, isDry)
  const pictures = createPictures(folders, output, { ...options, trustedHost: source.trustedHost })
  const notes = [...source.notes]
  const kept: string[] = []
  const placed = placePosts(source.posts)
  const findArticle = articleFinder(placed, source)
  for (const place of placed) {
    const file = `articles/${place.slug}.md`
    if (!isForced && existsSync(path.join(folders.content, file))) {
      kept.push(`${folders.name}/${file}`)
      continue
    }
    await output.write(file, await finishText(place, { source, folders, pictures, findArticle }))
    notes.push(...place.post.lost.map((what) => `${folders.name}/${file}: ${what}`))
  }
  const projects = await writeProjects()
  const redirects = await writeRedirects(placed, folders, output)
  notes.push(...redirects.notes)
  return {
    files: output.files,
    kept,
    projects,
    pictures: pictures.count(),
    redirects: redirects.added,
    notes,
  }

  /** Appends the projects to the owner's list, but those of a title that is there. */
  async function writeProjects(): Promise<number> {
    const own = await readOwnJson(folders, PROJECTS, [], isRows)
    const rows = [...own]
    for (const row of source.projects) {
      if (own.some(({ title }) => title === row.title)) continue
      const free = Math.max(0, ...rows.map(({ id }) => Number(id) || 0)) + 1
      const id = rows.some((one) => one.id === row.id) ? free : row.id
      rows.push({ ...row, id, imgPath: await pictureOf(row) })
    }
    if (rows.length > own.length) await output.write(PROJECTS, `${JSON.stringify(rows, null, 2)}\n`)
    return rows.length - own.length
  }

  async function pictureOf({ imgPath, title, id }: ImportedProject): Promise<string> {
    if (!imgPath) return ''
    const name = asciiSlugOf(title, MAX_PICTURE_NAME) || `proyecto-${id}`
    const taken = await pictures.take(imgPath, `/images/projects/${name}`)
    if (!taken || 'address' in taken) return taken?.address ?? imgPath
    notes.push(`${folders.name}/${PROJECTS}: the picture ${imgPath} of "${title}": ${taken.failure}`)
    return imgPath.startsWith('https:') ? imgPath : ''
  }
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord)
}

/** Gives every text a slug of its own, the same each time, and a date. */
function placePosts(posts: Post[]): Placed[] {
  const taken = new Set<string>()
  return posts.map((post) => {
    const wanted = wantedSlug(post)
    const slug = uniqueName(wanted, taken)
    if (slug !== wanted) post.lost.push(`another article has the address "${wanted}": this one has "${slug}"`)
    if (!post.fields.created_at) post.lost.push(`it has no date: ${NO_DATE.slice(0, 10)} is written`)
    post.fields.created_at ||= NO_DATE
    return { post, slug }
  })
}

/** Returns the slug that a text had, or one made from its title if that can't be the name of a file. */
function wantedSlug({ slug: given, fields: { title }, lost }: Post): string {
  const slug = readSlug(given)
  // A name that ends in .en would make a translation of it.
  if (slug && !/^\.|\.en$/.test(slug) && Buffer.byteLength(slug) <= MAX_SLUG_BYTES) return slug
  if (given) lost.push(`its address "${given.slice(0, 60)}" can't be the name of a file`)
  return shortSlugOf(title, MAX_TITLE_SLUG_BYTES) || 'articulo'
}

/** Finds articles by the files and the addresses that they had. */
function articleFinder(placed: Placed[], { findText }: Source) {
  const byFile = new Map(placed.map((place) => [place.post.file ?? null, place]))
  // Later entries of a map replace earlier ones.
  const lastFirst = oldAddresses(placed).toReversed()
  const byAddress = new Map(
    lastFirst.map(({ address, place }) => [addressKey(address, place.post.base), place]),
  )
  for (const map of [byFile, byAddress]) map.delete(null)
  return (address: string, { base, file }: Post) =>
    byFile.get(findText?.(address, file) ?? null) ?? byAddress.get(addressKey(address, base))
}

/** Returns the lines of an import's report: what was written, what was kept, what was lost where. */
export function reportLines(result: ImportResult, name: string, isDry: boolean): string[] {
  const { kept, projects, pictures, redirects, notes, files } = result
  const written = files.filter((file) => file.endsWith('.md'))
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : []
  return [
    `${name}: new articles: ${written.length}, projects: ${projects}, pictures: ${pictures}, redirects: ${redirects}.`,
    ...section('Nothing was written. These articles would be:', isDry ? written : []),
    ...section('There already, and kept as they are (--force overwrites them):', kept),
    ...section('Left out or changed:', notes),
  ]
}
