import '@/e2e/unit/own-content'
import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { getResume } from '../resume/current-resume'
import { type Resume, resumeSchema } from '../resume/schema'
import { resumeData } from './resume-data'

jest.mock('../resume/current-resume', () => ({ getResume: jest.fn() }))

const ORIGIN = 'https://site.example'

/** The structured data of the page of a CV that differs from the whole one in these fields. */
async function dataOf(fields: Partial<Resume> = {}, language: 'es' | 'en' = 'es') {
  const resume = { ...resumeSchema.parse(WHOLE_RESUME), ...fields }
  jest.mocked(getResume).mockResolvedValue({ resume, borrowed: [] })
  const data: unknown = await resumeData(language)
  return data as Record<string, unknown> & { mainEntity: Record<string, unknown> }
}

test.each([
  ['2026-01-12T09:00:00', '2026-01-12T09:00:00+01:00'],
  ['2026-07-12T09:00:00', '2026-07-12T09:00:00+02:00'],
  ['2026-07-12T09:00:00Z', '2026-07-12T09:00:00Z'],
  ['2026-07-12T09:00:00-05:00', '2026-07-12T09:00:00-05:00'],
])('a CV of %s is of %s', async (lastModified, dateModified) => {
  expect(await dataOf({ meta: { lastModified } })).toMatchObject({ dateModified })
})

test("the CV page is the owner's ProfilePage, dated by the file", async () => {
  expect(await dataOf()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: 'CV | Cuaderno de pruebas',
    url: `${ORIGIN}/resume`,
    inLanguage: 'es',
    isPartOf: { '@id': `${ORIGIN}/#sitio` },
    dateModified: '2026-01-12T09:00:00+01:00',
    mainEntity: { '@type': 'Person', '@id': `${ORIGIN}/#persona`, name: 'Ana Peña', jobTitle: 'Web' },
  })
  expect(await dataOf({}, 'en')).toMatchObject({ url: `${ORIGIN}/en/resume`, inLanguage: 'en' })
})

test('it lists the desired role, skills without duplicates, and completed education', async () => {
  expect((await dataOf()).mainEntity).toMatchObject({
    seeks: [{ '@type': 'Demand', name: 'Jornada completa', areaServed: 'Madrid' }],
    knowsAbout: ['PHP', 'TS', 'SQL'],
    hasCredential: [
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'Inglés B2',
        credentialCategory: 'certificate',
        recognizedBy: { '@type': 'Organization', name: 'Escuela' },
        dateCreated: '2023-06',
        url: 'https://b2.example',
      },
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'DAW',
        credentialCategory: 'FP',
        recognizedBy: { '@type': 'Organization', name: 'IES' },
        dateCreated: '2021',
      },
    ],
  })
})

test('a skill without keywords is listed by its own name', async () => {
  const skills = [
    { name: 'Datos', keywords: ['SQL'], 'x-roles': [] },
    { name: 'Riego', keywords: [], 'x-roles': [] },
  ]
  expect((await dataOf({ skills })).mainEntity.knowsAbout).toEqual(['SQL', 'Riego'])
})

test.each([
  ['2026-02-01', { availabilityStarts: '2026-02-01' }],
  ['2026-02', {}],
  ['ya mismo', {}],
  [undefined, {}],
])("the owner's availability date is included if it is valid: %s", async (from, said) => {
  const demand = { '@type': 'Demand', name: 'Media jornada' }
  expect((await dataOf({ 'x-seeking': { kinds: ['Media jornada'], from } })).mainEntity.seeks).toEqual([
    { ...demand, ...said },
  ])
})

test('fields missing in the CV are omitted', async () => {
  const { certificates, education } = resumeSchema.parse(WHOLE_RESUME)
  const bare = await dataOf({
    'x-seeking': undefined,
    meta: undefined,
    skills: [],
    certificates: certificates.map(({ name, 'x-roles': roles }) => ({ name, 'x-roles': roles })),
    education: education.map((school) => ({
      ...school,
      area: undefined,
      studyType: undefined,
      endDate: undefined,
    })),
  })
  expect(bare).not.toHaveProperty('dateModified')
  expect(bare.mainEntity).not.toHaveProperty('seeks')
  expect(bare.mainEntity).toMatchObject({ knowsAbout: ['PHP', 'Docker'] }) // those of the site
  expect(bare.mainEntity.hasCredential).toEqual([
    { '@type': 'EducationalOccupationalCredential', name: 'Inglés B2', credentialCategory: 'certificate' },
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'IES',
      credentialCategory: 'degree',
      recognizedBy: { '@type': 'Organization', name: 'IES' },
    },
  ])
  expect((await dataOf({ certificates: [], education: [] })).mainEntity).not.toHaveProperty('hasCredential')
})
