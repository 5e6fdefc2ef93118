import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { articleIds } from '../article-ids'
import type { Note } from './post'
import type { Source } from './read-source'
import { type Fate, writeArticle } from './write/articles'
import { finishText } from './write/finish-text'
import { addressKey } from './write/links'
import { createOutput } from './write/output'
import { ownTitles } from './write/own-titles'
import { createPictures, type Fetch, fetchingFrom } from './write/pictures'
import { type Placed, placePosts } from './write/places'
import { writeProjects } from './write/projects'
import { type ImportRecord, readRecord, RECORD_FILE, recordText } from './write/record'
import { writeRedirects } from './write/redirects'
import { readIfThere } from './write/output'

export type ImportOptions = {
  folders: Folders
  oldSite: string | null
  isDry: boolean
  isForced: boolean
  /** How pictures are fetched; tests replace it. */
  fetch?: Fetch
}

/**
 * What an import did, or would do.
 * @param files absolute paths of all written files
 */
export type ImportResult = {
  articles: { file: string; fate: Fate }[]
  projects: Fate[]
  pictures: number
  redirects: number
  notes: Note[]
  files: string[]
}

/**
 * Writes imported content to the content folder. Importing the same source again changes nothing. Files the owner has
 * edited since are kept, unless `isForced`.
 */
export async function importContent(source: Source, options: ImportOptions): Promise<ImportResult> {
  const { folders, isDry, isForced } = options
  const record = await readRecord(folders)
  const output = createOutput(isDry)
  const fetch = options.fetch ?? fetchingFrom(source.trustedHost)
  const pictures = createPictures({ folders, record, output, isDry, exported: source.folder, fetch })
  const folder = path.join(folders.content, 'articles')
  const existing = await articleIds(folder)
  const titles = await ownTitles(folder, existing.keys(), record)
  const placed = placePosts(source.posts, record, existing, titles)
  const shown = isForced ? placed : await withoutDeleted(placed, { folders, record })
  const finish = {
    pictures,
    articles: addressesOf(shown, options.oldSite),
    oldSite: options.oldSite,
    isOwnForm: source.kind === 'portfolio',
  }
  const articles: ImportResult['articles'] = []
  const notes = [...source.notes]
  try {
    const base = source.posts[0]?.base ?? options.oldSite
    // Projects come first, because articles refer to them by the ids assigned here.
    const projects = await writeProjects(
      source.projects,
      { folders, record, output, isForced, pictures },
      base,
    )
    for (const place of placed) {
      const { text, losses } = await finishText(withProjects(place, projects.ids), finish)
      const file = `${folders.name}/${place.file}`
      const { key } = place.post
      const fate = await writeArticle({ ...place, key, text }, { folders, record, output, isForced })
      articles.push({ file, fate })
      notes.push(...losses.map((loss) => ({ file, ...loss })))
    }
    const redirects = await writeRedirects(shown, { folders, output, existing: existing.keys() })
    notes.push(...projects.notes, ...redirects.notes)
    const done = {
      articles,
      projects: projects.fates,
      pictures: pictures.fetched(),
      redirects: redirects.added,
    }
    return { ...done, notes, files: output.files }
  } finally {
    // Saved even after a failure midway, because the next run must know what has been written.
    await saveRecord()
  }

  async function saveRecord(): Promise<void> {
    const file = `${folders.content}/${RECORD_FILE}`
    const text = recordText(record)
    const isEmpty = Object.values(record).every((entries) => Object.keys(entries).length === 0)
    if (!isEmpty && (await readIfThere(file)) !== text) await output.write(file, text)
  }
}

/**
 * Converts an article's project ids to those of this site. The id of a project that was not
 * imported is taken as this site's.
 */
function withProjects(placed: Placed, ids: ReadonlyMap<number, number>): Placed {
  const projects = placed.post.projects?.map((id) => ids.get(id) ?? id)
  return projects ? { ...placed, post: { ...placed.post, projects } } : placed
}

/** Returns the texts without those that an earlier run wrote and the owner deleted: nothing can lead to them. */
async function withoutDeleted(
  placed: Placed[],
  { folders, record }: { folders: Folders; record: ImportRecord },
): Promise<Placed[]> {
  const isThere = await Promise.all(
    placed.map(
      async ({ file, post: { key } }) =>
        !record.articles[key] || (await readIfThere(path.join(folders.content, file))) !== null,
    ),
  )
  return placed.filter((_, index) => isThere[index])
}

function addressesOf(placed: Placed[], oldSite: string | null): Map<string, Placed> {
  const found = new Map<string, Placed>()
  for (const place of placed)
    for (const address of place.post.addresses) {
      const key = addressKey(address, place.post.base ?? oldSite)
      if (key) found.set(key, place)
    }
  return found
}
