import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPromise } from 'yauzl'
import { renderDocx } from '../../lib/cli/cv/docx'
import { createPrinter } from '../../lib/cli/cv/print-pdf'
import type { Language } from '../../lib/site/language'
import { resumeDocument } from '../../lib/resume/document'
import { resumeText } from '../../lib/resume/plain-text'
import { resumeSchema } from '../../lib/resume/schema'
import { has, missing, POPPLER } from '../programs'
import { fieldsOf } from '../resume-fields'
import { fillForm } from '../resume-form-filler'
import { readDocx, readWithPdfJs } from '../resume-readers'
import { expect, test } from '../ready-page'

const JOBS = [
  {
    name: 'Harbor Books',
    position: 'Senior Web Developer',
    location: 'Portland',
    startDate: '2021-03',
    summary: 'An online shop for forty bookstores of the coast, from the first sketch to the warehouse.',
    highlights: ['Cut the time to first paint from four seconds to one.', 'Led two people.'],
  },
  {
    name: 'Kelp Labs',
    position: 'Software Engineer',
    startDate: '2018-06',
    endDate: '2021-02',
    highlights: ['Wrote the API of a fleet tracker, and kept it running for nine hundred trucks.'],
  },
  { name: 'City of Astoria', position: 'Web Developer Intern', startDate: '2017-06', endDate: '2017-09' },
]
const STUDIES = [
  {
    institution: 'Oregon State University',
    studyType: 'BSc',
    area: 'Computing',
    startDate: '2014-09',
    endDate: '2018-06',
  },
  {
    institution: 'IES Piloto, Soria',
    studyType: 'FP',
    area: 'Desarrollo web',
    startDate: '2012',
    endDate: '2014',
  },
]
const BASICS = {
  name: 'Sam Example',
  label: 'Web Developer',
  email: 'sam@site.example',
  phone: '(555) 010-4477',
  url: 'https://site.example',
  summary: 'I build web shops. '.repeat(8).trim(),
  location: { city: 'Portland', region: 'OR', countryCode: 'US' },
  profiles: [{ url: 'https://code.example/sam-example' }, { url: 'https://www.work.example/in/sam-example' }],
}
const SPANISH = { ...BASICS, name: 'Inés Peña Ruiz', label: 'Desarrolladora web', phone: '+34 600 000 000' }
const many = <T extends { name: string }>(jobs: T[]) =>
  [1, 2].flatMap((round) => jobs.map((job) => ({ ...job, name: `${job.name} ${round}` })))

type Variant = { language: Language; basics?: object; work?: typeof JOBS; education?: typeof STUDIES }
const VARIANTS: Record<string, Variant> = {
  'in English': { language: 'en' },
  'in Spanish, with accents in the name': { language: 'es', basics: SPANISH },
  'with one job': { language: 'en', work: JOBS.slice(0, 1), education: [] },
  'with jobs on two pages': { language: 'en', work: [...many(JOBS), ...many(JOBS.slice(1))] },
  'with a name that no label resembles': { language: 'en', basics: { ...BASICS, name: 'Łukasz Þórsson' } },
  'with the shortest head': { language: 'es', basics: { name: 'Sam Example', email: 'sam@site.example' } },
}

/** Reads a Word document as the widespread `docx2txt` does: a paragraph without properties belongs to the one before. */
async function readDocxByProperties(file: string): Promise<string> {
  const archive = await openPromise(file)
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName !== 'word/document.xml') continue
    const chunks: Buffer[] = []
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
    const xml = Buffer.concat(chunks).toString('utf8')
    return xml.replace(/<w:p[^>]+?>(.*?)<\/w:p>/gs, '$1\n').replace(/<[^>]*>/g, '')
  }
  return ''
}

const withoutBullets = (text: string) => text.replace(/^\s*•\s*/gm, '')

test('each reader finds every field of six CVs', async () => {
  test.skip(!has(POPPLER), missing(POPPLER))
  const folder = mkdtempSync(path.join(tmpdir(), 'fields-'))
  const [pdf, docx] = [path.join(folder, 'cv.pdf'), path.join(folder, 'cv.docx')]
  const run = (command: string, ...options: string[]) =>
    spawnSync(command, options, { encoding: 'utf8' }).stdout
  const printer = createPrinter()
  for (const [name, variant] of Object.entries(VARIANTS)) {
    const { language, basics = BASICS, work = JOBS, education = STUDIES } = variant
    const resume = resumeSchema.parse({ basics, work, education })
    const document = resumeDocument(resume, { language, role: null })
    writeFileSync(pdf, await printer.print({ document, modified: undefined }))
    writeFileSync(docx, await renderDocx(document))
    const read = await readWithPdfJs(pdf)
    const texts = {
      text: resumeText(document),
      raw: withoutBullets(run('pdftotext', '-raw', pdf, '-')),
      layout: withoutBullets(run('pdftotext', '-layout', pdf, '-')),
      pdfjs: withoutBullets(read.text),
      mammoth: (await readDocx(docx)).text,
      docx2txt: await readDocxByProperties(docx),
    }
    const { name: called, email, phone, summary = '' } = resume.basics
    const meant = {
      ...{ name: called, email, phone, place: document.place || undefined },
      work: work.map((job) => ({ position: job.position, name: job.name, ...periodOf(job) })),
      education: education.map((one) => ({ area: one.area, institution: one.institution, ...periodOf(one) })),
    }
    for (const [reader, text] of Object.entries(texts))
      expect(fieldsOf(text), `${reader}: ${name}`).toEqual(meant)
    // What reads the structure finds a space where a line ends.
    expect(run('pdfinfo', '-struct-text', pdf), name).toContain(summary)

    const form = await fillForm(pdf)
    expect([form.name, form.email], name).toEqual([called, email])
    // Form fillers know English headings and American numbers.
    if (language === 'es') continue
    expect(form.phone, name).toBe(phone)
    const jobs = form.jobs.map(({ title, company }) => [title, company])
    expect(jobs, name).toEqual(work.map((job) => [job.position, job.name]))
  }
  await printer.close()
  rmSync(folder, { recursive: true })
})

test('a form filler finds the telephone and every job where one begins a page, whatever the line at which the page before ends', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fields-'))
  const pdf = path.join(folder, 'cv.pdf')
  const printer = createPrinter()
  for (const lines of [8, 10, 12, 14, 16]) {
    const highlights = Array.from({ length: lines }, (_, at) => `Mended what broke, part ${at}.`)
    const work = many(JOBS).map((job, at) => (at === 0 ? { ...job, highlights } : job))
    const resume = resumeSchema.parse({ basics: BASICS, work: [...work, ...work, ...many(JOBS)] })
    const document = resumeDocument(resume, { language: 'en', role: null })
    writeFileSync(pdf, await printer.print({ document, modified: undefined }))
    const form = await fillForm(pdf)
    expect(form.phone, `${lines} lines`).toBe(BASICS.phone)
    const jobs = form.jobs.map(({ title, company }) => [title, company])
    expect(jobs, `${lines} lines`).toEqual(resume.work.map((job) => [job.position, job.name]))
  }
  await printer.close()
  rmSync(folder, { recursive: true })
})

function periodOf({ startDate, endDate = null }: { startDate: string; endDate?: string | null }) {
  return { startDate, endDate }
}
