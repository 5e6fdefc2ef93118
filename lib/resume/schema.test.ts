import { isOwnPdf, setPdfInfo } from './pdf-info'
import { parseResume } from './resume'

const BASICS = { name: 'Ana', label: 'Web', email: 'ana@example.com', summary: 'S' }
const job = (fields: object) => ({
  basics: BASICS,
  work: [{ name: 'Uno', position: 'P', startDate: '2022', ...fields }],
})
const basics = (fields: object) => ({ basics: { ...BASICS, ...fields } })

test.each([
  [job({ startDate: '2024', endDate: '2024-06' })],
  [job({ startDate: '2024-06', endDate: '2024' })],
  [job({ startDate: '2024-06-15', endDate: '2024-06-15' })],
  [job({ startDate: '2024-06-15', endDate: '2024-07' })],
  [{ basics: BASICS, projects: [{ name: 'P', description: 'D', endDate: '2020' }] }],
  [basics({ url: 'http://a.example', profiles: [{ url: 'https://b.example', network: 'x' }] })],
  [basics({ location: { city: 'Soria', countryCode: 'ES' } })],
  [{ basics: BASICS, meta: { lastModified: '2025-06-02T09:00:00' } }],
  [{ basics: BASICS, meta: { lastModified: '2025-06-02T09:00:00+02:00' } }],
])('a CV that can be used: %#', (resume) => {
  expect(parseResume(resume).basics.name).toBe('Ana')
})

test.each([
  [
    job({ startDate: '2024-07', endDate: '2024-06-30' }),
    'work "Uno": endDate is "2024-06-30"; it should be no earlier than startDate.',
  ],
  [
    job({ startDate: '2024-06-15', endDate: '2024-06-14' }),
    'work "Uno": endDate is "2024-06-14"; it should be no earlier than startDate.',
  ],
  [job({ startDate: '2024', endDate: '2023-12' }), 'it should be no earlier than startDate.'],
  [
    job({ startDate: '2024-13' }),
    'work "Uno": startDate is "2024-13"; it should be a date such as 2024, 2024-06 or 2024-06-15.',
  ],
  [job({ startDate: '2024-06-32' }), 'work "Uno": startDate'],
  [job({ startDate: '2023-02-29' }), 'it should be a day that the calendar has'],
  [job({ startDate: '3024' }), 'work "Uno": startDate'],
  [job({ name: ' ' }), 'work "P": name is missing; it should be a text.'],
  [job({ highlights: 'x' }), 'work "Uno": highlights is "x"; it should be a list. Write ["x"].'],
  [job({ highlights: [7] }), 'work "Uno": highlights, entry 1 is 7; it should be a text.'],
  [{ basics: BASICS, work: [7] }, 'work, entry 1 is 7; it should be an object.'],
  [
    basics({ email: undefined }),
    'basics.email is missing; it should be an e-mail address such as hola@example.com.',
  ],
  [
    basics({ url: 'ftp://a.example' }),
    'basics.url is "ftp://a.example"; it should be a full address that begins with http:// or https://.',
  ],
  [basics({ url: 'x'.repeat(90) }), `basics.url is "${'x'.repeat(59)}…;`],
  [
    basics({ location: { city: 'S', countryCode: 'es' } }),
    'basics.location.countryCode is "es"; it should be a country code of two capital',
  ],
  [
    { basics: BASICS, education: [{ institution: 'I', area: 'A', startDate: '2022', endDate: '2021' }] },
    'education "I": endDate is "2021"; it should be no earlier',
  ],
  [
    { basics: BASICS, projects: [{ name: 'P', description: 'D', startDate: '2022', endDate: '2021' }] },
    'projects "P": endDate is "2021"; it should be no earlier',
  ],
  [
    { basics: BASICS, meta: { lastModified: 'ayer' } },
    'meta.lastModified is "ayer"; it should be a moment such as 2025-06-02T09:00:00',
  ],
  ['x', 'content/resume.json: is "x"; it should be an object.'],
  [{}, 'basics is missing; it should be an object.'],
])('a CV that can not, with the field and what it should be: %#', (resume, sentence) => {
  expect(() => parseResume(resume)).toThrow(sentence)
})

const PRINTED =
  '/Creator (Chrom\\)ium, a name long enough for it) /Producer (Skia/PDF m1) /CreationDate (D:20260101000000) /ModDate (D:20260101000000)'
const set = (author: string, date: string) =>
  setPdfInfo(Buffer.from(PRINTED, 'latin1'), { author, date }).toString('latin1')

test('a PDF says its author, in UTF-16, and its own date, in the bytes that are there', () => {
  const text = set('Añ', '2025-06-02T09:08:07')
  expect(text).toHaveLength(PRINTED.length)
  expect(text).toMatch(/^\/Author <feff004100f1> +\/Producer/)
  expect(text.match(/D:20250602090807\)/g)).toHaveLength(2)
  expect(set('A', '2025-06-02')).toContain('D:20250602000000)')
})

test('a name that has no room leaves the entry as it was', () => {
  expect(set('Un nombre demasiado largo', '2025-06-02T00:00:00')).toContain('/Creator (Chrom\\)ium, a name')
})

test('a PDF is ours by its printer, its author and no creator, all three', () => {
  const isOwn = (text: string) => isOwnPdf(Buffer.from(text))
  expect(isOwn('/Producer (Skia/PDF m1) /Author <fe>')).toBe(true)
  expect(isOwn('/Producer (Skia/PDF m1)')).toBe(false)
  expect(isOwn('/Author <fe>')).toBe(false)
  expect(isOwn('/Producer (Skia/PDF m1) /Author <fe> /Creator (x)')).toBe(false)
})
