import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'

/** Structure types of PDF 1.7, which a file may use without saying what they stand for. */
const STANDARD =
  /^(?:Document|Part|Art|Sect|Div|NonStruct|P|H[1-6]|L|LI|Lbl|LBody|Span|Link|Figure|Table|TR|TH|TD)$/

const open = async (file: string) =>
  PDFDocument.load(new Uint8Array(readFileSync(path.join(__dirname, '../../../e2e/content', file))), {
    updateMetadata: false,
  })
const name = (text: string) => PDFName.of(text)

type Element = { kind: string; children: string[] }

/** Every element of the structure, with the kinds of what is in it. */
function elementsOf(document: PDFDocument): Element[] {
  const kindOf = (value: unknown) => {
    const held = value instanceof PDFRef ? document.context.lookup(value) : value
    const kind = held instanceof PDFDict ? held.get(name('S')) : null
    return kind instanceof PDFName ? kind.decodeText() : 'content'
  }
  return document.context.enumerateIndirectObjects().flatMap(([, held]) => {
    if (!(held instanceof PDFDict) || held.get(name('Type')) !== name('StructElem')) return []
    const kids = held.get(name('K'))
    const children = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []
    return [{ kind: kindOf(held), children: children.map(kindOf) }]
  })
}

const FILES = ['cv.pdf', 'cv/en/full-stack.pdf']

test.each(FILES)('%s declares its standard, its title and its language', async (file) => {
  const document = await open(file)
  const metadata = document.catalog.lookup(name('Metadata'))
  const xml =
    metadata instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(metadata).decode()).toString() : ''
  expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(xml).toContain(`>${document.getTitle()}</rdf:li>`)
  expect(document.getTitle()).toMatch(/^(?:CV de|Résumé of) Inés Prueba: /)
  expect(document.catalog.lookup(name('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
  expect(document.catalog.lookup(name('ViewerPreferences'), PDFDict).toString()).toContain(
    '/DisplayDocTitle true',
  )
  expect(String(document.catalog.get(name('Lang')))).toMatch(/es|en|FEFF/)
})

test.each(FILES)('%s has links with descriptions, in structure order', async (file) => {
  const document = await open(file)
  const links = document.getPages().flatMap((page) => {
    expect(page.node.get(name('Tabs'))).toBe(name('S'))
    return (page.node.Annots()?.asArray() ?? []).map((one) => document.context.lookup(one, PDFDict))
  })
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    expect(link.has(name('Contents'))).toBe(true)
    expect(link.has(name('StructParent'))).toBe(true)
  }
})

test.each(FILES)('%s has a structure of standard elements: list items with label and body', async (file) => {
  const elements = elementsOf(await open(file))
  expect(elements.map(({ kind }) => kind).filter((kind) => !STANDARD.test(kind))).toEqual([])
  const items = elements.filter(({ kind }) => kind === 'LI')
  expect(items.length).toBeGreaterThan(5)
  for (const { children } of items) expect(children.filter((kind) => !/^Lbl$|^LBody$/.test(kind))).toEqual([])
  for (const { children } of elements.filter(({ kind }) => kind === 'L'))
    expect(children.filter((kind) => kind !== 'LI')).toEqual([])
})

test.each(FILES)('%s embeds its fonts, with their Unicode mapping', async (file) => {
  const document = await open(file)
  const all = document.context.enumerateIndirectObjects().map(([, held]) => held)
  const fonts = all.filter(
    (held): held is PDFDict => held instanceof PDFDict && held.get(name('Subtype')) === name('Type0'),
  )
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(font.has(name('ToUnicode'))).toBe(true)
  const descriptors = all.filter(
    (held): held is PDFDict => held instanceof PDFDict && held.get(name('Type')) === name('FontDescriptor'),
  )
  for (const descriptor of descriptors)
    expect(['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(name(key)))).toBe(true)
})
