import { writeFileSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { zipOf } from '@/e2e/unit/zip'
import { namesAddress } from './pdf-pages'

const openPdf = jest.fn()
jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  VerbosityLevel: { ERRORS: 0 },
  getDocument: () => ({ promise: Promise.resolve().then(openPdf), destroy: async () => undefined }),
}))

const HIDDEN = ['ana@cv.example', 'otra@cv.example']
type Page = { items?: object[]; links?: object[] }

/** Whether a PDF with these pages contains a hidden address. */
async function pdfNames(pages: Page[], info: object = {}, metadata: string | null = null): Promise<boolean> {
  const document = {
    numPages: pages.length,
    getMetadata: async () => ({ info, metadata: metadata === null ? null : { getRaw: () => metadata } }),
    getPage: async (number: number) => ({
      getTextContent: async () => ({ items: pages[number - 1]?.items ?? [] }),
      getAnnotations: async () => pages[number - 1]?.links ?? [],
    }),
  }
  openPdf.mockReturnValueOnce(document)
  writeFileSync(ownPath('content/cv.pdf'), 'PDF')
  return namesAddress(ownPath('content/cv.pdf'), 'pdf', HIDDEN)
}

/** Whether a Word document with these parts contains a hidden address. */
async function docxNames(parts: Record<string, string>): Promise<boolean> {
  const files = Object.entries(parts).map(([name, content]) => ({ name, content }))
  writeFileSync(ownPath('content/cv.docx'), zipOf(files))
  return namesAddress(ownPath('content/cv.docx'), 'docx', HIDDEN)
}

test.each<[string, Parameters<typeof pdfNames>]>([
  ['its text', [[{}, { items: [{ str: 'Ana: ana@cv.example' }] }]]],
  ['capitals', [[{ items: [{ str: 'Ana@CV.example' }] }]]],
  [
    'two pieces of a line',
    [[{ items: [{ str: 'ana@' }, { type: 'beginMarkedContent' }, { str: 'cv.example' }] }]],
  ],
  ['two lines', [[{ items: [{ str: 'otra@cv. ' }, { str: '\nexample' }] }]]],
  ['a link', [[{ links: [{ url: 'mailto:ana@cv.example' }] }]]],
  ['its metadata', [[], { Author: 'Ana <ana@cv.example>' }]],
  ['its metadata in XML', [[], {}, '<dc:creator>ana@cv.example</dc:creator>']],
])('a PDF contains an address in %s', async (_where, [pages, ...about]) => {
  await expect(pdfNames(pages, ...about)).resolves.toBe(true)
})

test('a PDF without an address contains none', async () => {
  await expect(pdfNames([{ items: [{ str: 'Ana' }] }], { Author: 'Ana' })).resolves.toBe(false)
})

test.each([
  ['its text', { 'word/document.xml': '<w:t>ana@cv.example</w:t>' }],
  ['several elements', { 'word/document.xml': '<w:t>ana@</w:t><w:t>cv.example</w:t>' }],
  ['a link', { 'word/_rels/document.xml.rels': '<Relationship Target="mailto:ana@cv.example"/>' }],
])('a Word document contains an address in %s', async (_where, parts) => {
  await expect(docxNames(parts)).resolves.toBe(true)
})

test('other parts of a Word document are not text', async () => {
  await expect(docxNames({ 'word/media/a.png': 'ana@cv.example' })).resolves.toBe(false)
})

test('an oversized part of a Word document is skipped', async () => {
  const large = { name: 'word/document.xml', content: 'nada', claimedSize: 20_000_001 }
  const small = { name: 'docProps/core.xml', content: 'otra@cv.example' }
  writeFileSync(ownPath('content/cv.docx'), zipOf([large, small]))
  await expect(namesAddress(ownPath('content/cv.docx'), 'docx', HIDDEN)).resolves.toBe(true)
})

test('an unreadable file contains none', async () => {
  openPdf.mockRejectedValueOnce(new Error('no PDF'))
  await expect(namesAddress(ownPath('content/cv.pdf'), 'pdf', HIDDEN)).resolves.toBe(false)
  await expect(namesAddress(ownPath('content/missing.docx'), 'docx', HIDDEN)).resolves.toBe(false)
})

test('if no address is hidden, no file is opened', async () => {
  openPdf.mockClear()
  await expect(namesAddress(ownPath('content/cv.pdf'), 'pdf', [])).resolves.toBe(false)
  expect(openPdf).not.toHaveBeenCalled()
})
