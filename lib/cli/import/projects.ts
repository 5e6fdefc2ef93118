import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { isRecord } from '../../content/read-values'
import { asciiSlugOf } from '../../text/slug'
import type { Pictures } from './pictures'
import { type ImportedProject, type Note, Refusal, type Source } from './post'
import { hashOf, type ImportRecord, type Output, readIfThere } from './record'

type Target = { folders: Folders; record: ImportRecord; output: Output; pictures: Pictures }

const FILE = 'projects.json'
const MAX_SLUG = 100

/**
 * Appends the projects that no earlier run has written to the owner's list; the others are the owner's from then on.
 * @returns the number of new ones, notes, and the ids here by those of the source
 */
export async function writeProjects({ projects }: Source, target: Target) {
  const { folders, record, output, pictures } = target
  const rows = readRows((await readIfThere(path.join(folders.content, FILE))) ?? '[]', folders.name)
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

function readRows(text: string, folder: string): Record<string, unknown>[] {
  try {
    const rows: unknown = JSON.parse(text)
    if (Array.isArray(rows) && rows.every(isRecord)) return rows
  } catch {
    // Reported below; `npm run check` explains what is wrong.
  }
  throw new Refusal(`${folder}/${FILE} is no list of projects: mend it first (npm run check says where)`)
}
