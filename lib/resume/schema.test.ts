import { z } from 'zod'
import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { checkPublishedSchema, publishedSchema } from '@/e2e/unit/published-schema'
import { parseResume } from './resume'
import { resumeSchema } from './schema'

const BASICS = { name: 'Ana', label: 'Web', email: 'ana@example.com', summary: 'S' }
const job = (fields: object) => ({
  basics: BASICS,
  work: [{ name: 'Uno', position: 'P', startDate: '2022', ...fields }],
})
const JOB = { name: 'Uno', position: 'P', startDate: '2022' }
const roles = (fields: object) => ({
  basics: BASICS,
  work: [JOB],
  'x-roles': [
    { slug: 'datos', label: 'Datos' },
    { slug: 'web', label: 'Web' },
  ],
  ...fields,
})
const basics = (fields: object) => ({ basics: { ...BASICS, ...fields } })

test.each([
  [job({ startDate: '2024', endDate: '2024-06' })],
  [job({ startDate: '2024-06-15', endDate: '2024-06-15' })],
  [job({ startDate: '2024-06-15', endDate: '2024-07' })],
  [{ basics: BASICS, projects: [{ name: 'P', description: 'D', endDate: '2020' }] }],
  [basics({ url: 'http://a.example', profiles: [{ url: 'https://b.example', network: 'x' }] })],
  [job({ startDate: undefined })],
  [job({ startDate: '2024', endDate: null })],
  [roles({ work: [JOB, { ...JOB, 'x-roles': ['datos', 'web'] }] })],
  [{ basics: { name: 'Ana', label: 'Web' }, languages: [{ language: 'Latín' }] }],
  [{ basics: { name: 'Ana' } }],
  [{ basics: BASICS, work: [{ position: 'P' }], skills: [{ keywords: ['SQL'] }] }],
  [{ basics: BASICS, meta: { lastModified: '2025-06-02T09:00:00+02:00' } }],
  [{ basics: BASICS, meta: { lastModified: '2025-06-02' } }],
])('a valid CV: %#', (resume) => {
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
  [
    job({ startDate: '2024-13' }),
    'work "Uno": startDate is "2024-13"; it should be a date such as 2024, 2024-06 or 2024-06-15.',
  ],
  [job({ startDate: '2023-02-29' }), 'it should be a day that the calendar has'],
  [job({ name: 7 }), 'work "P": name is 7; it should be a text.'],
  [job({ highlights: [7] }), 'work "Uno": highlights, entry 1 is 7; it should be a text.'],
  [
    { basics: BASICS, work: [7] },
    'work, entry 1 is 7; it should be an object with the fields startDate, endDate, name,',
  ],
  [
    basics({ email: 'ana' }),
    'basics.email is "ana"; it should be an e-mail address such as hola@example.com.',
  ],
  [
    basics({ url: 'ftp://a.example' }),
    'basics.url is "ftp://a.example"; it should be a full address that begins with http:// or https://.',
  ],
  [
    basics({ location: { city: 'S', countryCode: 'es' } }),
    'basics.location.countryCode is "es"; it should be a country code of two capital',
  ],
  [
    { basics: BASICS, meta: { lastModified: 'ayer' } },
    'meta.lastModified is "ayer"; it should be a moment such as 2025-06-02T09:00:00',
  ],
  ['x', 'content/resume.json: is "x"; it should be an object.'],
  [{}, 'basics is missing; it should be an object with the fields name, label,'],
  [
    job({ 'x-roles': ['dato'], 'x-highlights': [] }),
    'work "Uno": x-roles, entry 1 is "dato"; it should be the slug of a role that x-roles has.',
  ],
  [
    roles({ work: [{ ...JOB, 'x-roles': ['dato'] }] }),
    'work "Uno": x-roles, entry 1 is "dato"; it should be a role of x-roles: datos, web.',
  ],
  [
    roles({ work: [{ ...JOB, 'x-highlights': [{ text: 'T', roles: ['wep'] }] }] }),
    'work "Uno": x-highlights "T": roles, entry 1 is "wep"; it should be a role of x-roles: datos, web.',
  ],
  [
    roles({ work: [{ ...JOB, 'x-highlights': [{ text: 'T', roles: [] }] }] }),
    'x-highlights "T": roles is an empty list; it should be a list with the slug of a role.',
  ],
  [
    roles({ 'x-roles': [{ slug: 'Full Stack', label: 'L' }] }),
    'x-roles "L": slug is "Full Stack"; it should be a name for addresses such as full-stack: small letters',
  ],
  [
    roles({
      'x-roles': [
        { slug: 'a', label: 'L' },
        { slug: 'a', label: 'M' },
      ],
    }),
    'x-roles "M": slug is "a"; it should be a name that no other role has.',
  ],
  [
    roles({ 'x-roles': [{ slug: 'a', label: 'L', order: ['trabajo'] }] }),
    'x-roles "L": order, entry 1 is "trabajo"; it should be "work" or',
  ],
  [
    roles({ work: [{ ...JOB, 'x-roles': ['web'] }] }),
    'x-roles "Datos": slug is "datos"; it should be a role that some entry is shown for.',
  ],
])('an invalid CV, with the field and its expected value: %#', (resume, sentence) => {
  expect(() => parseResume(resume)).toThrow(sentence)
})

test('a CV with every section and every field of the site is valid against the published schema', () => {
  expect(() => parseResume(WHOLE_RESUME)).not.toThrow()
  expect(() => checkPublishedSchema(WHOLE_RESUME)).not.toThrow()
})

test('every field of the published schema is supported, at every depth', () => {
  type Shape = { properties?: Record<string, Shape>; items?: Shape }
  const namesIn = ({ properties = {}, items }: Shape): string[] => [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      name,
      ...namesIn(inner).map((one) => `${name}.${one}`),
    ]),
    ...(items ? namesIn(items) : []),
  ]
  const known = namesIn(z.toJSONSchema(resumeSchema, { io: 'input' }) as Shape)
  expect(known).toEqual(expect.arrayContaining(namesIn(publishedSchema as Shape)))
})
