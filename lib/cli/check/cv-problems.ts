import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { findOwnerFile } from '../../config/owner-files'
import type { Problem } from '../../config/problems'
import { PDF_ADDRESS } from '../../resume/pdf-file'
import { isOwnPdf } from '../../resume/pdf-info'
import { resumeVersion, sourceOf } from '../../resume/pdf-source'
import type { Resume } from '../../resume/schema'

/** Files that a clone wrote at the same time differ by less. */
const OLDER_MS = 60 * 60_000
const PRINT = 'Print it again: npm run cv'

/** A PDF of the CV that says something else than the CV's page. @param resume as it is read from `resume.json` */
export function cvProblems(folders: Folders, resume: Resume): Problem[] {
  const place = findOwnerFile(PDF_ADDRESS, folders)
  if (!place) return []
  const file = path.relative(process.cwd(), place).startsWith('..')
    ? `${folders.name}${PDF_ADDRESS}`
    : path.relative(process.cwd(), place)
  const about = (message: string, fix: string): Problem[] => [
    { severity: 'warning', file, place: null, field: '', message, fix },
  ]
  const pdf = readFileSync(place)
  if (!pdf.subarray(0, 1024).includes('%PDF-')) return about('is no PDF', PRINT)
  const source = sourceOf(pdf)
  if (source !== null)
    return source === resumeVersion(resume)
      ? []
      : about(`was printed from another version of ${folders.name}/resume.json`, PRINT)
  if (isOlder(pdf, place, folders, resume))
    return about(
      `is older than ${folders.name}/resume.json`,
      isOwnPdf(pdf) ? PRINT : `Export it again, or print it: npm run cv -- --force`,
    )
  return []
}

/** By the date inside of the PDF and the CV's own; without one of them, by those of the files. */
function isOlder(pdf: Buffer, place: string, folders: Folders, { meta }: Resume): boolean {
  const made = [...pdf.toString('latin1').matchAll(/\/(?:Creation|Mod)Date ?\(D:(\d{8})/g)]
    .map(([, day = '']) => day)
    .sort()
    .at(-1)
  const changed = meta?.lastModified?.slice(0, 10).replaceAll('-', '')
  if (made && changed) return made < changed
  const source = path.join(folders.content, 'resume.json')
  return statSync(source).mtimeMs - statSync(place).mtimeMs > OLDER_MS
}
