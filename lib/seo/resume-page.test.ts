import { site } from '@/e2e/unit/own-content'
import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { currentLocalResume, currentResume, dependsOnResume } from '../resume/current-resume'
import { dependsOnPdf } from '../resume/current-pdf'
import { resumeSchema } from '../resume/schema'
import { resumeMetadata, resumePage, roleParams } from './resume-page'

jest.mock('../resume/current-pdf', () => ({ dependsOnPdf: jest.fn() }))
jest.mock('../resume/current-resume', () => ({
  currentLocalResume: jest.fn(),
  currentResume: jest.fn(),
  dependsOnResume: jest.fn(),
}))

const ORIGIN = 'https://site.example'
const PRINTED = { forms: ['pdf'], facts: null } as const
const whole = { language: 'es', role: null } as const
const ofRole = { language: 'es', role: 'datos' } as const
const given = { contact: site.contact, url: site.url }

beforeEach(() => {
  jest.clearAllMocks()
  const resume = resumeSchema.parse(WHOLE_RESUME)
  jest.mocked(currentResume).mockReturnValue(resume)
  jest.mocked(currentLocalResume).mockImplementation(() => ({ resume, borrowed: [] }))
  jest.mocked(dependsOnPdf).mockResolvedValue({ ...PRINTED, forms: [...PRINTED.forms] })
})
afterEach(() => void Object.assign(site, given))

/** The English CV, with these parts in Spanish as they aren't translated. */
const borrow = (borrowed: string[]) =>
  jest.mocked(currentLocalResume).mockReturnValue({ resume: resumeSchema.parse(WHOLE_RESUME), borrowed })

test('the page of the whole CV has the forms that are printed of it, and structured data', async () => {
  const page = await resumePage(whole)
  expect(page).toMatchObject({ variant: whole, files: whole, printed: PRINTED })
  expect(page?.data).toMatchObject({ '@type': 'ProfilePage', url: `${ORIGIN}/resume` })
  expect(page).not.toHaveProperty('wordsIn')
  expect(dependsOnPdf).toHaveBeenCalledWith(whole)
})

test('the whole CV has links to those of roles in its language, a role has none', async () => {
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

test('it is tied to what it is made from, in its language', async () => {
  await resumePage({ language: 'en', role: null })
  expect(dependsOnResume).toHaveBeenCalledWith('en')
  expect(dependsOnPdf).toHaveBeenCalledWith({ language: 'en', role: null })
})

test('that of a role has no data of its own, and a role that the CV lacks no page', async () => {
  await expect(resumePage(ofRole)).resolves.toMatchObject({ variant: ofRole, files: ofRole, data: null })
  await expect(resumePage({ language: 'es', role: 'otro' })).resolves.toBeNull()
  await expect(resumeMetadata({ language: 'es', role: 'otro' })).resolves.toEqual({})
})

test('a CV that is partly translated says which parts are not, and has files of its own', async () => {
  borrow(['work'])
  const page = await resumePage({ language: 'en', role: null })
  expect(page).toMatchObject({ files: { language: 'en', role: null } })
  const languages = page?.document.sections.map(({ id, lang }) => [id, lang])
  expect(languages?.filter(([, lang]) => lang === 'es')).toHaveLength(1)
  expect(page).not.toHaveProperty('wordsIn')
})

test('one that is not translated at all is the Spanish one, whose files are offered', async () => {
  borrow(['basics.label', 'work'])
  await expect(resumePage({ language: 'en', role: 'datos' })).resolves.toMatchObject({
    variant: { language: 'en', role: 'datos' },
    files: ofRole,
    wordsIn: 'es',
  })
})

test('where the address is kept to the form, the page leads to the form of its own host', async () => {
  site.contact = 'form'
  const links = (await resumePage(whole))?.document.contact ?? []
  expect(links).toContainEqual(expect.objectContaining({ href: '/contacto' }))
  site.contact = 'form and address'
  expect((await resumePage(whole))?.document.contact.map(({ href }) => href)).not.toContain('/contacto')
})

test('the whole CV is listed, with its twin in English; that of a role is not, and has its own address', async () => {
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
    alternates: { canonical: `${ORIGIN}/resume` },
    openGraph: { url: `${ORIGIN}/resume/datos` },
    robots: { index: false, follow: true },
  })
  expect(role.description).toContain('Analista de datos')
  expect(role.alternates).not.toHaveProperty('languages')
})

test('every page of the CV has a title of its own', async () => {
  const variants = (['es', 'en'] as const).flatMap((language) =>
    [null, 'datos', 'web'].map((role) => ({ language, role })),
  )
  const titles = await Promise.all(variants.map(async (variant) => (await resumeMetadata(variant)).title))
  expect(new Set(titles).size).toBe(variants.length)
})

test('pages are made for the roles of the CV, in the order of the file', async () => {
  await expect(roleParams()).resolves.toEqual([{ role: 'datos' }, { role: 'web' }])
})
