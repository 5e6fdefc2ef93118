import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPrinter } from '../../lib/cli/cv/print-pdf'
import { renderDocx } from '../../lib/cli/cv/docx'
import { printHtml } from '../../lib/cli/cv/print-html'
import { type ResumeDocument, resumeDocument } from '../../lib/resume/document'
import { resumeText } from '../../lib/resume/plain-text'
import { resumeSchema } from '../../lib/resume/schema'
import { letters, readDocx, readWithPdfJs } from '../resume-readers'
import { expect, test } from '../ready-page'

const BASICS = { name: 'Ana Peña', label: 'Programadora', summary: 'Programo.' }
const JOBS = Array.from({ length: 90 }, (_, at) => ({
  name: `Empresa ${at}`,
  position: `Puesto ${at}`,
  startDate: String(2000 + (at % 20)),
  summary: 'Un equipo que cuida lo que hace. '.repeat(3).trim(),
  highlights: Array.from({ length: 4 }, (_, line) => `Logro ${line} del puesto ${at}, contado en una frase.`),
}))
const AWKWARD = 'Supercalifragilisticoespialidoso'.repeat(5)

const documentOf = (resume: object) => resumeDocument(resumeSchema.parse(resume))
const CVS: [name: string, document: ResumeDocument, pages: number][] = [
  ['of twelve pages', documentOf({ basics: BASICS, work: JOBS }), 12],
  ['of three lines', documentOf({ basics: BASICS }), 1],
  [
    'of words without end',
    documentOf({
      basics: { ...BASICS, name: AWKWARD, label: AWKWARD, url: `https://ana.example/${AWKWARD}` },
      work: [{ name: AWKWARD, position: AWKWARD, startDate: '2024', highlights: [AWKWARD] }],
      skills: [{ name: AWKWARD, keywords: [AWKWARD] }],
    }),
    1,
  ],
]

for (const [name, document, pages] of CVS)
  test(`a CV ${name} is printed in full, without headings at the bottom of a page or overflowing content`, async ({
    page,
  }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cv-'))
    const [pdf, docx] = [path.join(folder, 'cv.pdf'), path.join(folder, 'cv.docx')]
    const printer = createPrinter()
    writeFileSync(pdf, await printer.print({ document, modified: undefined }))
    await printer.close()
    writeFileSync(docx, await renderDocx(document))
    // A long address is cut for the eye, and whole in plain text.
    const said = document.contact.reduce(
      (text, { text: shown, href }) =>
        shown.endsWith('…') ? text.replace(letters(href ?? ''), letters(shown)) : text,
      letters(resumeText(document)),
    )
    const [read, inDocx] = [await readWithPdfJs(pdf), await readDocx(docx)]
    rmSync(folder, { recursive: true })
    expect(letters(read.text)).toBe(said)
    expect(letters(inDocx.text)).toBe(said)
    expect(read.pages).toBeGreaterThanOrEqual(pages)
    expect(read.pages).toBeLessThan(pages + 6)
    const headings = new Set(read.headings.map((heading) => heading.slice(3)))
    expect(read.lastLines.filter((line) => headings.has(line))).toEqual([])

    await page.setViewportSize({ width: 320, height: 800 })
    await page.setContent(printHtml(document, []))
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
