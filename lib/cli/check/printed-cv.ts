import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findOwnerFile } from '../../site/owner-files'
import { LANGUAGES } from '../../site/language'
import { resumeFileName } from '../../resume/resume'
import type { Problem } from '../../validation/problems'
import { lackingSentences } from '../cv/lacking-characters'
import { listPrints, type Print, strayFiles } from '../cv/printed-variants'
import { sourceOf } from '../cv/source-mark'
import type { Content } from './read-content'

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
        const fault = faultOf(place, print, folders.name)
        return fault ? [warning(nameOf(place), fault, 'Print it again: npm run cv')] : []
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

/** A file that another program made is the owner's own business. */
function faultOf(place: string, { form, version, language }: Print, folder: string): string | null {
  const data = readFileSync(place)
  if (!data.subarray(0, 1024).includes(BEGINS[form].with)) return `is no ${BEGINS[form].called}`
  const made = sourceOf(data)
  const isOutdated = made !== null && made !== version
  return isOutdated ? `was printed from another version of ${folder}/${resumeFileName(language)}` : null
}

function warning(file: string, message: string, fix: string): Problem {
  return { severity: 'warning', file, place: null, field: '', message, fix }
}
