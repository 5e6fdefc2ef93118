import { type Dirent, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { causeOf } from '../site/log'
import { errorIn, ownerText, type Place, type Problem, problemsOf } from '../validation/problems'
import type { SkippedRow } from './types'

/** The files of a folder that can be used, and why the others can't, both by name. */
type ReadFiles<File> = { files: Map<string, File>; faults: Map<string, unknown> }

/**
 * Creates a reader of the files in a folder. A file that has not changed is not read again, and stays the same object;
 * one that was deleted meanwhile is left out.
 * @param shownAs name of a file in messages
 * @param parse throws what is wrong with a file
 * @param isWhole false for a file that lacks another one, which may come later: it is read again
 */
export function createFileReader<File>(
  folder: string,
  shownAs: (name: string) => string,
  parse: (name: string, text: string) => File,
  isWhole: (name: string) => boolean = () => true,
): (names: string[]) => Promise<ReadFiles<File>> {
  const known = new Map<string, { stamp: string; file: File }>()

  async function read(name: string): Promise<File | null> {
    const place = path.join(/* turbopackIgnore: true */ folder, name)
    const stamp = await stampOf(place)
    if (stamp === null) return null
    const before = known.get(name)
    if (before?.stamp === stamp) return before.file
    const file = parse(name, ownerText(shownAs(name), await readFile(place)))
    if (isWhole(name)) known.set(name, { stamp, file })
    else known.delete(name)
    return file
  }

  return async (names) => {
    const present = new Set(names)
    for (const name of known.keys()) if (!present.has(name)) known.delete(name)
    const results = await Promise.allSettled(names.map(read))
    const [files, faults] = [new Map<string, File>(), new Map<string, unknown>()]
    for (const [at, name] of names.entries()) {
      const result = results[at]
      if (result?.status === 'rejected') faults.set(name, result.reason)
      else if (result?.value) files.set(name, result.value)
    }
    return { files, faults }
  }
}

/** Returns a stamp that changes with every edit of a file. @returns null for a missing file */
async function stampOf(place: string): Promise<string | null> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(place, { bigint: true })
    return [ino, size, mtimeNs, ctimeNs].join(' ')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Lists what a folder of the owner's holds; nothing before he has made it. @throws the error of a disk that can't be read */
export function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Describes a file that can't be used. @param title title of its last good version, which is still shown */
export function brokenFile(file: string, fault: unknown, title: string | null = null): SkippedRow {
  const { field, message } = problemsOf(fault)?.[0] ?? { field: 'file', message: causeOf(fault) }
  return { id: file, title, field: field || 'file', reason: message }
}

/** Returns the problems of an error. @throws the error itself when it carries none, as for an unreadable disk */
export function problemsIn(error: unknown): Problem[] {
  const problems = problemsOf(error)
  if (!problems) throw error
  return problems
}

/** A row and the place of its id. @param name how the messages of other rows refer to it */
type IdRow = { id: number; file: string; locate: () => Place | null; field: string; name: string }

/** Returns a problem for each row whose id an earlier row has, with an id that is free. */
export function ownIds(rows: IdRow[]): Problem[] {
  const first = new Map<number, string>()
  let free = Math.max(0, ...rows.map(({ id }) => id)) + 1
  return rows.flatMap(({ id, name, file, locate, field }) => {
    const other = first.get(id)
    if (other === undefined) first.set(id, name)
    if (other === undefined) return []
    const message = `is ${id}, which ${other} has too; it should be a number of its own`
    return [errorIn(file, { place: locate(), field, message, fix: `Write ${free++}` })]
  })
}
