import { resetContent, fakeContent } from '@/e2e/unit/fake-content'
import { fileVersion } from '../images/own-file'
import { readPdfFacts } from './pdf-pages'
import { type AllPrinted, getPrinted, readPrinted } from './printed'
import { findServed } from './form-response'

jest.mock('./pdf-pages', () => ({ readPdfFacts: jest.fn() }))
jest.mock('../images/own-file', () => ({ fileVersion: jest.fn() }))
jest.mock('./form-response', () => ({ findServed: jest.fn() }))

const FACTS = { pages: 2, width: 595, height: 842, version: 'a' }
const english = { language: 'en', role: null } as const
/** The English CV is printed in these forms, no other one is. */
const served = (...forms: string[]) =>
  jest
    .mocked(findServed)
    .mockImplementation(async ({ language }, form) =>
      language === 'en' && forms.includes(form) ? `/${form}` : null,
    )
const read = async (previous: AllPrinted | null = null) => {
  const printed = await readPrinted(previous, {})
  fakeContent.parts = { printed }
  return printed
}

beforeEach(() => {
  resetContent()
  jest.mocked(readPdfFacts).mockReset().mockResolvedValue(FACTS)
  jest.mocked(fileVersion).mockReset().mockResolvedValue('a')
})

test('a page lists the pre-generated files of its own CV, and the pages of the PDF', async () => {
  served('pdf', 'docx')
  await read()
  expect(await getPrinted(english)).toMatchObject({ forms: ['pdf', 'docx'], facts: FACTS })
  expect(await getPrinted()).toMatchObject({ forms: [], facts: null })
  expect(jest.mocked(readPdfFacts).mock.calls).toEqual([['/pdf']])
})

test('a PDF is read once, and again when it is replaced', async () => {
  served('pdf')
  const first = await read()
  await read(first)
  expect(readPdfFacts).toHaveBeenCalledTimes(1)
  jest.mocked(fileVersion).mockResolvedValue('b')
  jest.mocked(readPdfFacts).mockResolvedValue({ ...FACTS, pages: 3 })
  await read(first)
  expect((await getPrinted(english)).facts?.pages).toBe(3)
})

test('an unreadable one is offered, without its pages', async () => {
  served('pdf')
  jest.mocked(readPdfFacts).mockResolvedValue(null)
  await read()
  expect(await getPrinted(english)).toMatchObject({ forms: ['pdf'], facts: null })
})

test('one that becomes unreadable keeps its last data, and is not retried constantly', async () => {
  served('pdf')
  const first = await read()
  jest.mocked(fileVersion).mockResolvedValue('b')
  jest.mocked(readPdfFacts).mockResolvedValue(null)
  await read(await read(first))
  expect((await getPrinted(english)).facts).toEqual(FACTS)
  expect(readPdfFacts).toHaveBeenCalledTimes(2)
})
