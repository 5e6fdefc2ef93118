import { resumeDocument } from './document'
import { parseResume } from './resume'
import { sheetHtml } from './sheet-html'

const MINIMAL = {
  basics: { name: 'Ana', label: 'Web', email: 'ana@example.com', summary: 'Hago webs.' },
  work: [{ name: 'Uno', position: 'Desarrollo', startDate: '2022-09' }],
}
const html = (resume: object, level: 1 | 2 = 2) => sheetHtml(resumeDocument(parseResume(resume)), level)

test('the content of the CV in order: an open period is current, empty sections are omitted', () => {
  const { sections, contact } = resumeDocument(parseResume(MINIMAL))
  expect(contact).toEqual([{ text: 'ana@example.com', href: 'mailto:ana@example.com' }])
  expect(sections.map(({ title }) => title)).toEqual(['Experiencia'])
  expect(sections[0]?.entries[0]?.period.map(({ text }) => text)).toEqual(['sept.\u00a02022', 'actualidad'])
})

test('the page contains every word of the CV, escaped', () => {
  const sheet = html({ ...MINIMAL, basics: { ...MINIMAL.basics, name: 'A <b> & "c"' } })
  expect(sheet).toContain('<h2 class="cv-name">A &lt;b&gt; &amp; &quot;c&quot;</h2>')
  expect(sheet).toContain('<time datetime="2022-09">sept.\u00a02022</time> – actualidad')
})

test("heading levels are consecutive, starting from the page's or from the first", () => {
  const levels = (level: 1 | 2) => html(MINIMAL, level).match(/<h\d/g)
  expect(levels(2)).toEqual(['<h2', '<h3', '<h4'])
  expect(levels(1)).toEqual(['<h1', '<h2', '<h3'])
})

test('a CV of three lines has no empty elements', () => {
  const sheet = html({ basics: { name: 'Ana', label: 'Web', summary: 'Hago webs.' } })
  expect(sheet).not.toMatch(/>\s*<\/(?:p|ul|li|section|div)>/)
  expect(sheet.match(/<(?:h\d|p)/g)).toEqual(['<h2', '<p', '<p'])
})

test('text in another language than the CV is marked', () => {
  const document = resumeDocument(parseResume(MINIMAL), { language: 'en', role: null }, ['work'])
  expect(sheetHtml(document, 2)).toContain('<section class="cv-section" lang="es">')
  expect(html(MINIMAL)).toContain('<section class="cv-section">')
})
