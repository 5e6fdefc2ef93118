import { resumeDocument } from './document'
import { isOwnPdf, setPdfInfo } from './pdf-info'
import { parseResume, readPublishedResume } from './resume'
import { renderResumeHtml } from './resume-html'

const MINIMAL = {
  basics: { name: 'Ana', label: 'Web', email: 'ana@example.com', summary: 'Hago webs.' },
  work: [{ name: 'Uno', position: 'Desarrollo', startDate: '2022-09' }],
}

test('what the CV says, in its order: an open period goes on, empty sections are left out', () => {
  const { sections, contact } = resumeDocument(parseResume(MINIMAL))
  expect(contact).toEqual([{ text: 'ana@example.com', href: 'mailto:ana@example.com' }])
  expect(sections.map(({ title }) => title)).toEqual(['Experiencia'])
  expect(sections[0]?.entries[0]?.period.map(({ text }) => text)).toEqual(['sept.\u00a02022', 'actualidad'])
})

test('the sheet for the PDF has every word of the CV, escaped', () => {
  const html = renderResumeHtml(
    parseResume({ ...MINIMAL, basics: { ...MINIMAL.basics, name: 'A <b> & "c"' } }),
    [],
  )
  expect(html).toContain('<h1>A &lt;b&gt; &amp; &quot;c&quot;</h1>')
  expect(html).toContain('<time datetime="2022-09">sept.\u00a02022</time> – actualidad')
})

test.each([
  [
    { ...MINIMAL, basics: { ...MINIMAL.basics, email: 'ana' } },
    'basics.email is "ana"; it should be an e-mail address',
  ],
  [
    { ...MINIMAL, work: [{ name: 'Uno', position: 'x', startDate: 'ayer' }] },
    'work "Uno": startDate is "ayer"; it should be a date',
  ],
  [
    { ...MINIMAL, work: [{ name: 'Uno', position: 'x', startDate: '2022', endDate: '2021' }] },
    'no earlier than startDate',
  ],
])('a field that can not be used is named: %#', (resume, sentence) => {
  expect(() => parseResume(resume)).toThrow(sentence)
})

test('the file for tools keeps what the site itself does not print', () => {
  expect(readPublishedResume()).toHaveProperty('$schema')
})

test("the owner's own PDF is told from the one that was printed here", () => {
  const printed = Buffer.from(
    '/Creator (Chromium, a name long enough for an author) /Producer (Skia/PDF m1) /CreationDate (D:20260101000000)',
  )
  const own = setPdfInfo(printed, { author: 'Ana', date: '2025-06-02T09:00:00' })
  expect(own.length).toBe(printed.length)
  expect(own.toString()).toContain('D:20250602090000')
  expect(isOwnPdf(own)).toBe(true)
  expect(isOwnPdf(printed)).toBe(false)
  const finished = Buffer.concat([own, Buffer.from('\n%%EOF\n')])
  expect(isOwnPdf(finished)).toBe(true)
  expect(isOwnPdf(Buffer.concat([finished, Buffer.from('a note\n%%EOF\n')]))).toBe(false)
  expect(isOwnPdf(Buffer.from('%PDF-1.4 /Producer (LibreOffice)'))).toBe(false)
})
