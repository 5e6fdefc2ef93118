import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes } from 'mdast'
import { locateInTypeScript } from '../../validation/locate-typescript'
import { fieldName, placeAt, type Problem } from '../../validation/problems'
import { readJson } from '../../validation/read-json'
import type { Content } from './read-content'

/**
 * Says what is wrong with a file: a warning, unless `more` says otherwise.
 * @param at path of a field, a part of a text, or an offset in its body; an empty path for the file as a whole
 * @param more what isn't derived from these
 */
export type Say = (
  at: PropertyKey[] | Nodes | number,
  message: string,
  fix?: string,
  more?: Partial<Problem>,
) => void

/** Begins what is said of a file. @param file relative to the content folder, or absolute */
export type Report = (file: string) => Say

/** A check of the whole content. */
export type Check = (content: Content, report: Report) => void | Promise<void>

/** What an entry is called in files that are lists. */
const ENTRIES: Record<string, string> = { 'projects.json': 'project', 'series.json': 'series' }

/** Creates a report: the problems that checks have told, with the places and the names of their fields. */
export function createReport(content: Content): { report: Report; problems: Problem[] } {
  const { folders, texts, site, home, about } = content
  const modules: Record<string, unknown> = { 'site.ts': site, 'home.ts': home, 'about.ts': about }
  const problems: Problem[] = []

  const fieldAt = (file: string, keys: PropertyKey[]): Pick<Problem, 'place' | 'field'> => {
    if (keys.length === 0) return { place: null, field: '' }
    const text = texts.get(file)
    if (text) return { place: text.locate(keys), field: fieldName(text.fields, keys) }
    const source = readFileSync(path.join(folders.content, file), 'utf8')
    if (file.endsWith('.ts')) {
      const place = locateInTypeScript(source, path.basename(file, '.ts'), keys)
      return { place, field: fieldName(modules[file], keys) }
    }
    const { value, locate } = readJson(file, source)
    return { place: locate(keys), field: fieldName(value, keys, ENTRIES[file]) }
  }
  const placeOf = (file: string, at: Parameters<Say>[0]): Pick<Problem, 'place' | 'field'> => {
    if (Array.isArray(at)) return fieldAt(file, at)
    const offset = typeof at === 'number' ? at : (at.position?.start.offset ?? 0)
    return { place: placeAt(texts.get(file)?.body ?? '', offset), field: '' }
  }
  const report: Report =
    (file) =>
    (at, message, fix = '', more = {}) => {
      const words = { severity: 'warning', file: nameOf(content, file), message, fix } as const
      problems.push({ ...words, ...placeOf(file, at), ...more })
    }
  return { report, problems }
}

function nameOf({ folders: { name, content, publicFiles } }: Content, file: string): string {
  const below = path.relative(content, path.resolve(content, file))
  return below.startsWith('..') ? `public/${path.relative(publicFiles, file)}` : `${name}/${below}`
}
