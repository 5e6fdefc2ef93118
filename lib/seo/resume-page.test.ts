import { site } from '@/e2e/unit/own-content'
import '@/e2e/unit/own-content'
import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { getResume } from '../resume/current-resume'
import { getPrinted } from '../resume/printed'
import { resumeSchema, type Resume } from '../resume/schema'
import { resumeMetadata, resumePage, resumeData } from './resume-page'

jest.mock('../resume/printed', () => ({ getPrinted: jest.fn() }))
jest.mock('../resume/current-resume', () => ({
  ...jest.requireActual<typeof import('../resume/current-resume')>('../resume/current-resume'),
  getResume: jest.fn(),
}))

const ORIGIN = 'https://site.example'
const PRINTED = { forms: ['pdf'], facts: null } as const
const whole = { language: 'es', role: null } as const
const ofRole = { language: 'es', role: 'datos' } as const
const given = { contact: site.contact, url: site.url }

beforeEach(() => {
  jest.clearAllMocks()
  const resume = resumeSchema.parse(WHOLE_RESUME)
  jest.mocked(getResume).mockImplementation(async () => ({ resume, borrowed: [] }))
  jest.mocked(getPrinted).mockResolvedValue({ ...PRINTED, forms: [...PRINTED.forms] })
})
afterEach(() => void Object.assign(site, given))

/** The English CV, with these parts in Spanish as they aren't translated. */
const borrow = (borrowed: string[]) =>
  jest.mocked(getResume).mockResolvedValue({ resume: resumeSchema.parse(WHOLE_RESUME), borrowed })

test('the page of the full CV has its pre-generated files, and structured data', async () => {
  const page = await resumePage(whole)
  expect(page).toMatchObject({ variant: whole, files: whole, printed: PRINTED })
  expect(page?.data).toMatchObject({ '@type': 'ProfilePage', url: `${ORIGIN}/resume` })
  expect(page).not.toHaveProperty('wordsIn')
  expect(getPrinted).toHaveBeenCalledWith(whole)
})

test('the full CV links to those for roles in its language, a role links to none', async () => {
  const [{ label = '' } = {}] = resumeSchema.parse(WHOLE_RESUME)['x-roles']
  for (const [language, href] of [
    ['es', '/resume/datos'],
    ['en', '/en/resume/datos'],
  ] as const)
    expect((await resumePage({ language, role: null }))?.roles[0]).toEqual({ label, href })
  expect((await resumePage(ofRole))?.roles).toEqual([])
  borrow(['x-roles datos'])
  const roles = (await resumePage({ language: 'en', role: null }))?.roles ?? []
  expect(roles.length).toBeGreaterThan(1)
  expect(roles.filter(({ lang }) => lang === 'es').map(({ href }) => href)).toEqual(['/en/resume/datos'])
})

test("a role's page has no structured data, and an unknown role has no page", async () => {
  await expect(resumePage(ofRole)).resolves.toMatchObject({ variant: ofRole, files: ofRole, data: null })
  await expect(resumePage({ language: 'es', role: 'otro' })).resolves.toBeNull()
  await expect(resumeMetadata({ language: 'es', role: 'otro' })).resolves.toEqual({})
})

test('a partly translated CV marks the untranslated parts, and has its own files', async () => {
  borrow(['work'])
  const page = await resumePage({ language: 'en', role: null })
  expect(page).toMatchObject({ files: { language: 'en', role: null } })
  const languages = page?.document.sections.map(({ id, lang }) => [id, lang])
  expect(languages?.filter(([, lang]) => lang === 'es')).toHaveLength(1)
  expect(page).not.toHaveProperty('wordsIn')
})

test('an untranslated one is the Spanish one, with the Spanish files', async () => {
  borrow(['basics.label', 'work'])
  await expect(resumePage({ language: 'en', role: 'datos' })).resolves.toMatchObject({
    variant: { language: 'en', role: 'datos' },
    files: ofRole,
    wordsIn: 'es',
  })
})

test("the full CV can be indexed, with its English translation; a role's cannot, and has its own address", async () => {
  const listed = await resumeMetadata(whole)
  expect(listed).toMatchObject({
    title: 'CV | Cuaderno de pruebas',
    alternates: { canonical: `${ORIGIN}/resume`, languages: { en: `${ORIGIN}/en/resume` } },
    openGraph: { url: `${ORIGIN}/resume` },
  })
  expect(listed.robots).toBeUndefined()
  const role = await resumeMetadata(ofRole)
  expect(role).toMatchObject({
    title: expect.stringMatching(/Analista de datos.* \| Cuaderno de pruebas$/) as string,
    alternates: { canonical: `${ORIGIN}/resume/datos` },
    openGraph: { url: `${ORIGIN}/resume/datos` },
    robots: { index: false, follow: true },
  })
  expect(role.description).toContain('Analista de datos')
  expect(role.alternates).not.toHaveProperty('languages')
})

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
