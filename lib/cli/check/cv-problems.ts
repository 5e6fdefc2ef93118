import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { findOwnerFile } from '../../config/owner-files'
import type { Problem } from '../../config/problems'
import type { PrintedForm } from '../../resume/addresses'
import { resumeFileName } from '../../resume/resume'
import type { Resume } from '../../resume/schema'
import type { ContactOf } from '../../resume/shown-resume'
import { listPrints, type LocalResumes, type Print } from '../cv/printed-variants'
import { sourceOf } from '../cv/source-mark'
import { strayFiles } from '../cv/stray-files'

/** Tolerance for files that a clone wrote at the same time. */
const OLDER_MS = 60 * 60_000
const PRINT = 'Print it again: npm run cv'
const BEGINS: Record<PrintedForm, { with: string; called: string }> = {
  pdf: { with: '%PDF-', called: 'PDF' },
  docx: { with: 'PK', called: 'Word document' },
}

/**
 * Reports printed forms of the CV that differ from its pages, or are missing.
 * @param site decides whether they contain the e-mail address
 */
export function cvProblems(folders: Folders, resumes: LocalResumes, site: ContactOf): Problem[] {
  const prints = listPrints(resumes, site)
  const found = prints.map((print) => ({ print, place: findOwnerFile(print.address, folders) }))
  const isInUse = found.some(({ place }) => place && sourceOf(readFileSync(place)) !== null)
  return [
    ...found.flatMap(({ print, place }) => {
      if (place) return fileProblem(place, print, resumes[print.language].resume, folders)
      const missing = 'is missing, and the page of that CV does not offer it'
      return isInUse ? [warning(`${folders.name}${print.address}`, missing, 'Print it: npm run cv')] : []
    }),
    ...strayFiles(prints, folders).map((place) =>
      warning(nameOf(place, folders), 'is of a CV that there is no more', 'Remove it: npm run cv'),
    ),
  ]
}

function fileProblem(place: string, print: Print, resume: Resume, folders: Folders): Problem[] {
  const data = readFileSync(place)
  const begins = BEGINS[print.form]
  const source = `${folders.name}/${resumeFileName(print.language)}`
  const file = nameOf(place, folders)
  if (!data.subarray(0, 1024).includes(begins.with)) return [warning(file, `is no ${begins.called}`, PRINT)]
  const made = sourceOf(data)
  if (made !== null)
    return made === print.version
      ? []
      : [warning(file, `was printed from another version of ${source}`, PRINT)]
  const again = 'Export it again, or print it: npm run cv -- --force'
  return isOlder(data, place, path.join(folders.content, resumeFileName(print.language)), resume)
    ? [warning(file, `is older than ${source}`, again)]
    : []
}

/** Compares the date inside the file with the CV's own date; where one is missing, compares the dates of the files. */
function isOlder(data: Buffer, place: string, source: string, { meta }: Resume): boolean {
  const made = [...data.toString('latin1').matchAll(/\/(?:Creation|Mod)Date ?\(D:(\d{8})/g)]
    .map(([, day = '']) => day)
    .sort()
    .at(-1)
  const changed = meta?.lastModified?.slice(0, 10).replaceAll('-', '')
  if (made && changed) return made < changed
  return statSync(source).mtimeMs - statSync(place).mtimeMs > OLDER_MS
}

function nameOf(place: string, { name, content }: Folders): string {
  const shown = path.relative(process.cwd(), place)
  return shown.startsWith('..') ? `${name}/${path.relative(content, place)}` : shown
}

function warning(file: string, message: string, fix: string): Problem {
  return { severity: 'warning', file, place: null, field: '', message, fix }
}
