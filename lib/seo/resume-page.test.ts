import { site } from '@/e2e/unit/own-content'
import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { getResume } from '../resume/current-resume'
import { getPrinted } from '../resume/printed'
import { resumeSchema } from '../resume/schema'
import { resumeMetadata, resumePage, roleParams } from './resume-page'

jest.mock('../resume/printed', () => ({ getPrinted: jest.fn() }))
jest.mock('../resume/current-resume', () => ({ getResume: jest.fn() }))

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

test('it is rendered from the CV and the files in its language', async () => {
  await resumePage({ language: 'en', role: null })
  expect(getResume).toHaveBeenCalledWith('en')
  expect(getPrinted).toHaveBeenCalledWith({ language: 'en', role: null })
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

test('where the address is hidden, the page links to the form on its own host', async () => {
  site.contact = 'form'
  const links = (await resumePage(whole))?.document.contact ?? []
  expect(links).toContainEqual(expect.objectContaining({ href: '/contacto' }))
  site.contact = 'form and address'
  expect((await resumePage(whole))?.document.contact.map(({ href }) => href)).not.toContain('/contacto')
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

test('every page of the CV has a unique title', async () => {
  const variants = (['es', 'en'] as const).flatMap((language) =>
    [null, 'datos', 'web'].map((role) => ({ language, role })),
  )
  const titles = await Promise.all(variants.map(async (variant) => (await resumeMetadata(variant)).title))
  expect(new Set(titles).size).toBe(variants.length)
})

test('pages are generated for the roles of the CV, in file order', async () => {
  await expect(roleParams()).resolves.toEqual([{ role: 'datos' }, { role: 'web' }])
})
