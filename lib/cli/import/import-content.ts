import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { addressKey } from './addresses'
import { finishText } from './finish-text'
import { createPictures, type PictureOptions, type Pictures } from './pictures'
import { type Placed, placePosts } from './places'
import { type ImportedProject, type Note, type Post, type Source } from './post'
import {
  createOutput,
  hashOf,
  type ImportRecord,
  type Output,
  readIfThere,
  readOwnJson,
  readRecord,
  writeRecord,
} from './record'
import { writeRedirects } from './redirects'
import { isRecord } from '../../content/read-values'
import { asciiSlugOf } from '../../text/slug'

type Target = { folders: Folders; record: ImportRecord; output: Output; pictures: Pictures }

const FILE = 'projects.json'
const MAX_SLUG = 100

/**
 * Appends the projects that no earlier run has written to the owner's list; the others are the owner's from then on.
 * @returns the number of new ones, notes, and the ids here by those of the source
 */
async function writeProjects({ projects }: Source, target: Target) {
  const { folders, record, output, pictures } = target
  const rows = await readOwnJson(folders, FILE, [], isRows)
  const notes: Note[] = []
  const ids = new Map<number, number>()
  let added = 0
  for (const { key, row } of projects) {
    const there = rows.find(({ id }) => id === row.id)
    const isThere = there?.title === row.title
    const free = Math.max(0, ...rows.map(({ id }) => Number(id) || 0)) + 1
    const id = record[key]?.id ?? (there && !isThere ? free : row.id)
    ids.set(row.id, id)
    if (!record[key] && !isThere) {
      rows.push({ ...row, id, imgPath: await pictureOf(row) })
      added += 1
    }
    record[key] ??= { file: FILE, id, hash: hashOf(JSON.stringify(row)) }
  }
  if (added > 0) await output.write(FILE, `${JSON.stringify(rows, null, 2)}\n`)
  return { added, notes, ids }

  async function pictureOf({ imgPath, title, id }: ImportedProject['row']): Promise<string> {
    if (!imgPath) return ''
    const folder = `/images/projects/${asciiSlugOf(title, MAX_SLUG) || `proyecto-${id}`}`
    const taken = await pictures.take(imgPath, folder)
    if (!taken || 'address' in taken) return taken?.address ?? imgPath
    const remote = imgPath.startsWith('https:') ? imgPath : ''
    const what = `project "${title}": its picture ${remote ? 'stays where it was' : 'is left out'}`
    notes.push({ file: `${folders.name}/${FILE}`, line: null, what: `${what}: ${taken.failure}` })
    return remote
  }
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord)
}

export type ImportOptions = Pick<PictureOptions, 'fetch'> & {
  folders: Folders
  isDry: boolean
  isForced: boolean
}

/**
 * What became of a text.
 * - `edited`: the owner has changed its file since the import.
 * - `own`: its file was never imported.
 * - `deleted`: the owner has removed its file.
 */
type Fate = 'new' | 'updated' | 'unchanged' | 'edited' | 'own' | 'deleted'

/** What an import did, or would do; the counts are of what is new. @param files those written, by their paths */
export type ImportResult = {
  articles: { file: string; fate: Fate }[]
  projects: number
  pictures: number
  redirects: number
  notes: Note[]
  files: string[]
}

/** The date of a text without one, which puts it last. */
const NO_DATE = '1970-01-01 00:00:00'

/**
 * Writes a source to the content folder. Importing it again changes nothing; what the owner has edited or deleted since
 * is left alone, unless `isForced`.
 */
export async function importContent(source: Source, options: ImportOptions): Promise<ImportResult> {
  const { folders, isDry, isForced } = options
  const record = await readRecord(folders)
  const output = createOutput(folders, isDry)
  const pictures = createPictures(folders, output, { ...options, trustedHost: source.trustedHost })
  const placed = await placePosts(source.posts, record, path.join(folders.content, 'articles'))
  const kept = new Map(
    await Promise.all(placed.map(async (place) => [place, await keptFate(place)] as const)),
  )
  const present = placed.filter((place) => kept.get(place) !== 'deleted')
  const findArticle = articleFinder(present, source)
  const articles: ImportResult['articles'] = []
  const notes = [...source.notes]
  try {
    // Projects come first, because articles refer to them by the ids assigned here.
    const projects = await writeProjects(source, { folders, record, output, pictures })
    for (const place of placed) {
      const fate = kept.get(place) ?? (await writeArticle(place, projects.ids))
      articles.push({ file: `${folders.name}/${place.file}`, fate })
    }
    const redirects = await writeRedirects(present, folders, output)
    notes.push(...projects.notes, ...redirects.notes)
    const counts = { projects: projects.added, pictures: pictures.count(), redirects: redirects.added }
    return { articles, ...counts, notes, files: output.files }
  } finally {
    // Saved even after a failure midway, because the next run must know what has been written.
    await writeRecord(record, folders, output)
  }

  /** Returns why a file is left as it is; null if it is not. */
  async function keptFate({ post, file }: Placed): Promise<Fate | null> {
    const current = await readIfThere(path.join(folders.content, file))
    const before = record[post.key]
    if (isForced || (current === null && !before)) return null
    if (current === null) return 'deleted'
    if (!before) return 'own'
    return hashOf(current) === before.hash ? null : 'edited'
  }

  async function writeArticle(place: Placed, ids: ReadonlyMap<number, number>): Promise<Fate> {
    const { post, file } = place
    if (!post.fields.created_at) post.lost.push(`it has no date: ${NO_DATE.slice(0, 10)} is written`)
    const created_at = post.fields.created_at ?? NO_DATE
    const project = post.fields.project?.map((one) => ids.get(one) ?? one)
    const fields = { ...post.fields, created_at, project }
    const { text, losses } = await finishText(place, fields, { source, folders, pictures, findArticle })
    notes.push(...losses.map((loss) => ({ file: `${folders.name}/${file}`, ...loss })))
    const current = await readIfThere(path.join(folders.content, file))
    if (current !== text) await output.write(file, text)
    record[post.key] = { file, hash: hashOf(text) }
    return current === null ? 'new' : current === text ? 'unchanged' : 'updated'
  }
}

/** Finds articles by the files and the addresses that they had; of those of one address, the one that it led to first. */
function articleFinder(placed: Placed[], { findText }: Source) {
  const byKey = new Map(placed.map((place) => [place.post.key, place]))
  const addresses = placed.flatMap((place) =>
    place.post.addresses.map((address, rank) => ({ key: addressKey(address, place.post.base), rank, place })),
  )
  // Later entries of a map replace earlier ones.
  const lastFirst = addresses.toSorted((a, b) => a.rank - b.rank).toReversed()
  const byAddress = new Map(lastFirst.map(({ key, place }) => [key, place]))
  byAddress.delete(null)
  return (address: string, { base, file }: Post) =>
    byKey.get(findText?.(address, file) ?? '') ?? byAddress.get(addressKey(address, base))
}

/** What the owner should know about files that were left as they are. */
const KEPT: Partial<Record<Fate, string>> = {
  edited: 'was edited since it was imported, and is kept as it is (--force overwrites it)',
  own: 'is an article of your own with the same address, and is kept as it is (--force overwrites it)',
  deleted: 'was imported before and deleted since: it is not written again (--force brings it back)',
}

/** Returns the lines of an import's report: what was written, what was kept, what was lost where. */
export function reportLines(result: ImportResult, name: string, isDry: boolean): string[] {
  const { articles, projects, pictures, redirects, notes, files } = result
  const count = (fate: Fate) => articles.filter((one) => one.fate === fate).length
  const fates = (['new', 'updated', 'unchanged'] as const).map((fate) => `${count(fate)} ${fate}`)
  const kept = articles.flatMap(({ file, fate }) => (KEPT[fate] ? [`  ${file} ${KEPT[fate]}`] : []))
  const lost = notes.map(({ file, line, what }) => `  ${file}${line === null ? '' : `:${line}`}: ${what}`)
  const written = files.filter((file) => file.endsWith('.md')).map((file) => `  ${file}`)
  const told = [...fates, `${kept.length} kept as you left them`].filter((one) => !one.startsWith('0'))
  return [
    `${name}: articles: ${told.join(', ') || 'none'}; new projects: ${projects}, pictures: ${pictures}, redirects: ${redirects}.`,
    ...(isDry ? ['Nothing was written. These articles would be:', ...written] : []),
    ...(kept.length > 0 ? ['Kept:', ...kept] : []),
    ...(lost.length > 0 ? ['Left out or changed:', ...lost] : []),
  ]
}
