import { PDFDocument } from '@cantoo/pdf-lib'
import { chromium } from 'playwright'
import { finishPdf } from './finish-pdf'
import { printHtml } from './print-html'
import { createPrinter } from './print-pdf'
import type { PrintSource } from './printed-variants'

jest.mock('playwright', () => ({ chromium: { launch: jest.fn() } }))
jest.mock('../chromium', () => ({ CHROMIUM_ARGS: ['--x'], requireChromium: () => '/bin/chromium' }))
jest.mock('./finish-pdf', () => ({ finishPdf: jest.fn(async () => Buffer.from('finished')) }))
jest.mock('./print-html', () => ({ printHtml: jest.fn(() => '<p>CV</p>') }))

const page = { setContent: jest.fn(), pdf: jest.fn(async () => Buffer.from('pdf')), close: jest.fn() }
const browser = { newPage: jest.fn(async () => page), close: jest.fn() }
beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(chromium.launch).mockResolvedValue(browser as never)
  havePages(1)
})

/** Printed one after another, PDFs have these numbers of pages, the last of them from then on. */
function havePages(...numbers: number[]): void {
  page.pdf.mockImplementation(async () => {
    const document = await PDFDocument.create()
    const [count = 1] = numbers.length > 1 ? numbers.splice(0, 1) : numbers
    for (let number = 0; number < count; number += 1) document.addPage()
    return Buffer.from(await document.save())
  })
}

/** Prints a CV. @returns whether each layout that was tried is compact, and the pages of the one that was taken */
async function printed() {
  jest.clearAllMocks()
  await createPrinter().print(source())
  const [pdf] = jest.mocked(finishPdf).mock.calls[0] ?? []
  const { length } = (await PDFDocument.load(new Uint8Array(pdf ?? []))).getPages()
  return {
    compact: jest.mocked(printHtml).mock.calls.map(([, , compact]) => compact ?? false),
    pages: length,
  }
}

const source = (modified: string | null = '2026-01-02T03:04:05') =>
  ({
    document: { title: 'CV de Ana', name: 'Ana', label: 'Web', language: 'es' },
    modified,
  }) as unknown as PrintSource

test('a page runs no scripts while it is printed', async () => {
  await createPrinter().print(source())
  expect(browser.newPage).toHaveBeenCalledWith({ javaScriptEnabled: false })
})

test('a CV that needs a few lines of another page is printed compact', async () => {
  havePages(2, 1)
  expect(await printed()).toEqual({ compact: [false, true], pages: 1 })
  havePages(3, 2)
  expect(await printed()).toEqual({ compact: [false, true], pages: 2 })
})

test('a CV of one page, or of two that compact printing would not save, stays as it is', async () => {
  expect(await printed()).toEqual({ compact: [false], pages: 1 })
  havePages(2, 3)
  expect(await printed()).toEqual({ compact: [false, true], pages: 2 })
})

test('the PDF has its author and date; one without a date is deterministic', async () => {
  const printer = createPrinter()
  await printer.print(source())
  await printer.print(source(null))
  const common = { title: 'CV de Ana', author: 'Ana', subject: 'Web', language: 'es' }
  expect(jest.mocked(finishPdf).mock.calls.map(([, given]) => given)).toEqual([
    { ...common, date: '2026-01-02T03:04:05' },
    { ...common, date: '2000-01-01T00:00:00' },
  ])
})
