import path from 'node:path'
import type { Folders } from '../../../config/content-folder'
import { isRecord } from '../../../content/read-values'
import { projectSlug } from '../../../projects/lookup'
import type { ImportedProject, Note } from '../post'
import { Refusal } from '../refusal'
import type { Fate } from './articles'
import { type Output, readIfThere } from './output'
import { absoluteAddress, type Pictures, WOULD_FETCH } from './pictures'
import { hashOf, type ImportRecord } from './record'

type Row = Record<string, unknown>
type Target = {
  folders: Folders
  record: ImportRecord
  output: Output
  isForced: boolean
  pictures: Pictures
}

const FILE = 'projects.json'
/** Maximum length of a title, in characters. */
const MAX_TITLE = 140

/**
 * Appends projects to the owner's list. Projects that the owner has edited or removed stay
 * as they are, unless `isForced`.
 * @returns the outcomes, the notes, and the new ids by those of the export
 */
export async function writeProjects(projects: ImportedProject[], target: Target, base: string | null) {
  const { folders, record, output, isForced } = target
  const fates: Fate[] = []
  const ids = new Map<number, number>()
  const notes: Note[] = []
  const note = (what: string) => notes.push({ file: `${folders.name}/${FILE}`, line: null, what })
  const place = path.join(folders.content, FILE)
  const text = await readIfThere(place)
  const rows = text === null ? [] : readRows(text, `${folders.name}/${FILE}`)
  for (const project of projects) {
    const { row, lost } = await finished(project, target.pictures, base)
    for (const what of lost) note(`project ${row.id} "${row.title}": ${what}`)
    const before = record.projects[project.key]
    row.id = before?.id ?? freeId(row, rows)
    ids.set(project.row.id, row.id)
    const at = rows.findIndex(({ id }) => id === row.id)
    const fate = fateOf(rows[at], row, before?.hash)
    fates.push(fate)
    if (!isForced && (fate === 'edited' || fate === 'deleted')) continue
    if (at === -1) rows.push(row)
    else rows[at] = row
    record.projects[project.key] = { id: row.id, hash: hashOf(JSON.stringify(row)) }
  }
  const next = `${JSON.stringify(rows, null, 2)}\n`
  const isSame = text !== null && JSON.stringify(JSON.parse(text)) === JSON.stringify(rows)
  if (!isSame && projects.length > 0) await output.write(place, next)
  return { fates, notes, ids }
}

function readRows(text: string, file: string): Row[] {
  try {
    const rows: unknown = JSON.parse(text)
    if (Array.isArray(rows) && rows.every(isRecord)) return rows
  } catch {
    // Reported below; `npm run check` explains what is wrong.
  }
  throw new Refusal(`${file} is no list of projects: mend it first (npm run check says where)`)
}

/** Returns the project's own id, or the next free one if another project has it. */
function freeId(row: ImportedProject['row'], rows: Row[]): number {
  const other = rows.find(({ id }) => id === row.id)
  if (!other || JSON.stringify(other) === JSON.stringify(row)) return row.id
  return Math.max(...rows.map(({ id }) => Number(id) || 0)) + 1
}

function fateOf(current: Row | undefined, row: Row, writtenBefore: string | undefined): Fate {
  if (!current) return writtenBefore ? 'deleted' : 'new'
  const text = JSON.stringify(current)
  if (text === JSON.stringify(row)) return 'unchanged'
  return hashOf(text) === writtenBefore ? 'updated' : 'edited'
}

async function finished({ row, lost }: ImportedProject, pictures: Pictures, base: string | null) {
  const title = row.title.length > MAX_TITLE ? `${row.title.slice(0, MAX_TITLE - 1)}…` : row.title
  const cut = title === row.title ? [] : [`its title is cut to ${MAX_TITLE} characters`]
  if (!row.imgPath) return { row: { ...row, title }, lost: [...lost, ...cut] }
  const address =
    base === null && row.imgPath.startsWith('/') ? row.imgPath : absoluteAddress(row.imgPath, base)
  const slug = projectSlug(row) || `proyecto-${row.id}`
  const taken = address
    ? await pictures.take(address, `projects/${slug}`)
    : { failure: 'its host is not known' }
  if ('address' in taken) return { row: { ...row, title, imgPath: taken.address }, lost: [...lost, ...cut] }
  const remote = address?.startsWith('https:') ? address : ''
  const failed = `its picture ${row.imgPath} ${remote ? 'stays where it was' : 'is left out'}: ${taken.failure}`
  const isDry = taken.failure === WOULD_FETCH
  return { row: { ...row, title, imgPath: remote }, lost: [...lost, ...cut, ...(isDry ? [] : [failed])] }
}
