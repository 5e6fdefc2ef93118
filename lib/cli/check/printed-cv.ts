import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Folders } from '../../site/content-folder'
import { findOwnerFile } from '../../site/owner-files'
import { LANGUAGES } from '../../site/language'
import { resumeFileName } from '../../resume/resume'
import type { Resume } from '../../resume/schema'
import type { Problem } from '../../validation/problems'
import { lackingSentences } from '../cv/lacking-characters'
import { listPrints, type Print, strayFiles } from '../cv/printed-variants'
import { sourceOf } from '../cv/source-mark'
import type { Content } from './read-content'

/** Tolerance for files that a clone wrote at the same time. */
const OLDER_MS = 60 * 60_000
const PRINT = 'Print it again: npm run cv'
const LACKING = 'Look at the PDF; use other characters, or install a font that has them and print it again'
const BEGINS = {
  pdf: { with: '%PDF-', called: 'PDF' },
  docx: { with: 'PK', called: 'Word document' },
}

/** Reports printed forms of the CV that differ from its pages, or are missing. */
export function printProblems({ folders, site, resumes: { es, en } }: Content): Problem[] {
  if (!site || !es || !en) return []
  const prints = listPrints({ es, en }, site)
  const found = prints.map((print) => ({ print, place: findOwnerFile(print.address, folders) }))
  const isInUse = found.some(({ place }) => place && sourceOf(readFileSync(place)) !== null)
  const nameOf = (place: string) => {
    const shown = path.relative(process.cwd(), place)
    return shown.startsWith('..') ? `${folders.name}/${path.relative(folders.content, place)}` : shown
  }
  return [
    ...found.flatMap(({ print, place }) => {
      if (place) {
        const fault = fileFault(place, print, { es, en }[print.language].resume, folders)
        return fault ? [warning(nameOf(place), ...fault)] : []
      }
      const missing = 'is missing, and the page of that CV does not offer it'
      return isInUse ? [warning(`${folders.name}${print.address}`, missing, 'Print it: npm run cv')] : []
    }),
    ...strayFiles(prints, folders).map((place) =>
      warning(nameOf(place), 'is of a CV that there is no more', 'Remove it: npm run cv'),
    ),
    ...LANGUAGES.flatMap((language) => {
      const own = isInUse ? prints.filter((print) => print.language === language) : []
      const file = `${folders.name}/${resumeFileName(language)}`
      return lackingSentences(own).map((sentence) => warning(file, sentence, LACKING))
    }),
  ]
}

function fileFault(
  place: string,
  { form, version, language }: Print,
  resume: Resume,
  folders: Folders,
): [message: string, fix: string] | null {
  const data = readFileSync(place)
  const source = resumeFileName(language)
  if (!data.subarray(0, 1024).includes(BEGINS[form].with)) return [`is no ${BEGINS[form].called}`, PRINT]
  const made = sourceOf(data)
  if (made !== null)
    return made === version ? null : [`was printed from another version of ${folders.name}/${source}`, PRINT]
  const again = 'Export it again, or print it: npm run cv -- --force'
  return isOlder(data, place, path.join(folders.content, source), resume)
    ? [`is older than ${folders.name}/${source}`, again]
    : null
}

/** Compares the date inside the file with the CV's own date; where one is missing, compares the dates of the files. */
function isOlder(data: Buffer, place: string, source: string, { meta }: Resume): boolean {
  const dates = data.toString('latin1').matchAll(/\/(?:Creation|Mod)Date ?\(D:(\d{8})/g)
  const made = [...dates]
    .map(([, day = '']) => day)
    .sort()
    .at(-1)
  const changed = meta?.lastModified?.slice(0, 10).replaceAll('-', '')
  if (made && changed) return made < changed
  return statSync(source).mtimeMs - statSync(place).mtimeMs > OLDER_MS
}

function warning(file: string, message: string, fix: string): Problem {
  return { severity: 'warning', file, place: null, field: '', message, fix }
}
