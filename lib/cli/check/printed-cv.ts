import { readFileSync } from 'node:fs'
import { findOwnerFile } from '../../site/content-folder'
import { LANGUAGES } from '../../site/language'
import { resumeFileName } from '../../resume/resume'
import { lackingSentence } from '../cv/lacking-characters'
import { listPrints, type Print, strayFiles } from '../cv/printed-variants'
import { sourceOf } from '../cv/source-mark'
import type { Check } from './report'

const LACKING = 'Look at the PDF; use other characters, or install a font that has them and print it again'
const BEGINS = {
  pdf: { with: '%PDF-', called: 'PDF' },
  docx: { with: 'PK', called: 'Word document' },
}

/** Reports printed forms of the CV that differ from its pages, or are missing. */
export const printProblems: Check = ({ folders, site, resumes }, report) => {
  if (!site || !resumes.es || !resumes.en) return
  const prints = listPrints({ es: resumes.es, en: resumes.en }, site)
  const found = prints.map((print) => ({ print, place: findOwnerFile(print.address, folders) }))
  const isInUse = found.some(({ place }) => place && sourceOf(readFileSync(place)) !== null)
  for (const { print, place } of found) {
    const fault = place && faultOf(place, print, folders.name)
    if (fault) report(place)([], fault, 'Print it again: npm run cv')
    const missing = 'is missing, and the page of that CV does not offer it'
    if (isInUse && !place) report(print.address.slice(1))([], missing, 'Print it: npm run cv')
  }
  for (const place of strayFiles(prints, folders))
    report(place)([], 'is of a CV that there is no more', 'Remove it: npm run cv')
  for (const language of isInUse ? LANGUAGES : []) {
    const sentence = lackingSentence(prints.filter((print) => print.language === language))
    if (sentence) report(resumeFileName(language))([], sentence, LACKING)
  }
}

/** A file that another program made is the owner's own business. */
function faultOf(place: string, { form, version, language }: Print, folder: string): string | null {
  const data = readFileSync(place)
  if (!data.subarray(0, 1024).includes(BEGINS[form].with)) return `is no ${BEGINS[form].called}`
  const made = sourceOf(data)
  const isOutdated = made !== null && made !== version
  return isOutdated ? `was printed from another version of ${folder}/${resumeFileName(language)}` : null
}
