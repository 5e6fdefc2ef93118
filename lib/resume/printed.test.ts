import { followFile } from '../portfolio/followed-file'
import { dependsOnPdf, type PrintedResume } from './current-pdf'
import { readPdfFacts } from './pdf-pages'
import { findServed } from './served-form'

type Read = (previous: PrintedResume | null) => Promise<PrintedResume>
let previous: PrintedResume | null = null
jest.mock('../portfolio/followed-file', () => ({
  followFile: jest.fn((_name: string, read: Read) => ({ dependOn: () => read(previous) })),
}))
jest.mock('./pdf-pages', () => ({ readPdfFacts: jest.fn() }))
jest.mock('./served-form', () => ({ findServed: jest.fn() }))

const FACTS = { pages: 2, width: 595, height: 842, version: 'a' }
const english = { language: 'en', role: null } as const
const served = (...forms: string[]) =>
  jest
    .mocked(findServed)
    .mockImplementation(async (_variant, form) => (forms.includes(form) ? `/${form}` : null))
const followed = jest.mocked(followFile).mock.calls.map(([name]) => name)

beforeEach(() => {
  jest.clearAllMocks()
  previous = null
  jest.mocked(readPdfFacts).mockResolvedValue(FACTS)
})

test('the whole CV is followed from the start', () => {
  expect(followed).toEqual(['cv.pdf'])
})

test('a page is tied to the printed forms of its own CV, and knows the pages of the PDF', async () => {
  served('pdf', 'docx')
  await expect(dependsOnPdf(english)).resolves.toEqual({ forms: ['pdf', 'docx'], facts: FACTS })
  expect(jest.mocked(followFile).mock.calls.at(-1)?.[0]).toBe('cv/en/cv.pdf')
  expect(readPdfFacts).toHaveBeenCalledWith(english, undefined)
})

test('without a PDF nothing is read', async () => {
  served('docx')
  await expect(dependsOnPdf()).resolves.toEqual({ forms: ['docx'], facts: null })
  expect(readPdfFacts).not.toHaveBeenCalled()
})

test('a PDF that can not be read is offered, without its pages', async () => {
  served('pdf')
  jest.mocked(readPdfFacts).mockResolvedValue(null)
  await expect(dependsOnPdf()).resolves.toEqual({ forms: ['pdf'], facts: null })
})

test('one that could be read before is a fault of the file: what was known stays', async () => {
  served('pdf')
  previous = { forms: ['pdf'], facts: FACTS }
  await dependsOnPdf()
  expect(readPdfFacts).toHaveBeenCalledWith({ language: 'es', role: null }, FACTS)
  jest.mocked(readPdfFacts).mockResolvedValue(null)
  await expect(dependsOnPdf()).rejects.toThrow("/cv.pdf can't be read as a PDF")
})
