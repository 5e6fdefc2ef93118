import '@/e2e/unit/own-folders'
import { statSync, utimesSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { changed, RESUME, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { formatProblem } from '../../config/problems'
import { markSource, resumeVersion } from '../../resume/pdf-source'
import { parseResume } from '../../resume/resume'
import { cvProblems } from './cv-problems'

const dated = changed('resume.json', [
  '"basics"',
  '"meta": { "lastModified": "2026-03-01T10:00:00" },\n  "basics"',
])

/** What is said of a PDF beside a CV. @param hours how much later the CV was written than the PDF */
function said(pdf: string | Buffer, resume = RESUME, hours = 0): string[] {
  writeOwnSite({ 'resume.json': resume, 'cv.pdf': pdf.toString('latin1') })
  const { mtimeMs } = statSync(ownPath('content/resume.json'))
  const made = new Date(mtimeMs - hours * 60 * 60_000)
  utimesSync(ownPath('content/cv.pdf'), made, made)
  return cvProblems(folders, parseResume(JSON.parse(resume))).map(formatProblem)
}

const printed = (resume: string) =>
  markSource(Buffer.from('%PDF-1.4 %%EOF'), resumeVersion(parseResume(JSON.parse(resume))))
const OLDER = 'content/cv.pdf: warning: is older than content/resume.json.'

test('a PDF that was printed from the CV as it is', () => {
  expect(said(printed(RESUME), RESUME, 48)).toEqual([])
})

test.each([
  ['another job', changed('resume.json', ['Acme', 'Otra'])],
  ['a job less', changed('resume.json', [/"work": \[[^]*\]/, '"work": []'])],
  ['another name', changed('resume.json', ['Núria Peña', 'Núria'])],
])('a PDF that was printed before there was %s', (_, resume) => {
  expect(said(printed(RESUME), resume)).toEqual([
    'content/cv.pdf: warning: was printed from another version of content/resume.json. Print it again: npm run cv.',
  ])
})

test('a PDF of another program is older by its own date', () => {
  const foreign = (day: string) => `%PDF-1.4 /CreationDate (D:20200101000000Z) /ModDate (D:${day}101010Z)`
  expect(said(foreign('20260228'), dated)).toEqual([
    `${OLDER} Export it again, or print it: npm run cv -- --force.`,
  ])
  expect(said(foreign('20260301'), dated)).toEqual([])
})

test('without a date it is older by that of its file, and a clone is not', () => {
  expect(said('%PDF-1.4', RESUME, 2)).toEqual([
    `${OLDER} Export it again, or print it: npm run cv -- --force.`,
  ])
  expect(said('%PDF-1.4', RESUME, 0.5)).toEqual([])
})

test('a file that is no PDF, and none at all', () => {
  expect(said('<html>')).toEqual(['content/cv.pdf: warning: is no PDF. Print it again: npm run cv.'])
  writeOwnSite()
  expect(cvProblems(folders, parseResume(JSON.parse(RESUME)))).toEqual([])
})
