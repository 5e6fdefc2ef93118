import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { finishPdf } from './finish-pdf'

const FACTS = {
  title: 'CV de Ana & Co.',
  author: 'Ana <Prueba>',
  subject: 'Desarrollo "web"',
  language: 'es',
  date: '2026-01-12T09:00:00.123',
}
const name = (text: string) => PDFName.of(text)

/** Finishes a PDF of one page that something was added to. @returns it, opened again */
async function finished(add: (document: PDFDocument) => void = () => undefined): Promise<PDFDocument> {
  const printed = await PDFDocument.create()
  printed.addPage([100, 100])
  add(printed)
  const bytes = await finishPdf(Buffer.from(await printed.save()), FACTS)
  return PDFDocument.load(new Uint8Array(bytes), { updateMetadata: false })
}

test("metadata is the CV's, dated by its file; in XMP its special characters are escaped", async () => {
  const document = await finished()
  const moment = new Date('2026-01-12T09:00:00Z')
  expect([document.getAuthor(), document.getCreator()]).toEqual(['Ana <Prueba>', 'Ana <Prueba>'])
  expect(document.getSubject()).toBe('Desarrollo "web"')
  expect([document.getCreationDate(), document.getModificationDate()]).toEqual([moment, moment])
  const stream = document.catalog.lookup(name('Metadata')) as PDFRawStream
  const xml = Buffer.from(decodePDFRawStream(stream).decode()).toString()
  expect(xml).toContain('>CV de Ana &amp; Co.</rdf:li>')
  expect(xml).toContain('<rdf:li>Ana &lt;Prueba&gt;</rdf:li>')
  expect(xml).toContain('>Desarrollo &quot;web&quot;</rdf:li>')
  expect(xml).toContain('<rdf:Bag><rdf:li>es</rdf:li></rdf:Bag>')
  expect(xml).toContain('<xmp:ModifyDate>2026-01-12T09:00:00Z</xmp:ModifyDate>')
})

test('equal input gives equal bytes', async () => {
  const printed = await PDFDocument.create({ updateMetadata: false })
  printed.addPage([100, 100])
  const pdf = Buffer.from(await printed.save())
  expect(await finishPdf(pdf, FACTS)).toEqual(await finishPdf(pdf, FACTS))
})

test('each link has its address as description', async () => {
  const document = await finished((printed) => {
    const link = (uri?: PDFObject) =>
      printed.context.register(
        printed.context.obj({ Type: 'Annot', Subtype: 'Link', ...(uri && { A: { S: 'URI', URI: uri } }) }),
      )
    const page = printed.getPage(0).node
    for (const uri of ['https://faro.example/a', 'mailto:ana@site.example', 'tel:+34600000000'])
      page.addAnnot(link(PDFString.of(uri)))
    page.addAnnot(link(PDFHexString.fromText('https://faro.example/ñ')))
    page.addAnnot(link())
  })
  const annotations = document.getPage(0).node.Annots()?.asArray() ?? []
  expect(
    annotations.map((one) =>
      document.context.lookup(one, PDFDict).lookup(name('Contents'), PDFHexString).decodeText(),
    ),
  ).toEqual(['https://faro.example/a', 'ana@site.example', '+34600000000', 'https://faro.example/ñ', ''])
})

test('a font is named by its own weight, with the mark of its subset', async () => {
  const names = [
    'AAAAAA+Type96ptExtraBold-Regular',
    'BAAAAA+Type96ptExtraBold-Bold',
    'CAAAAA+DejaVuSans-Bold',
  ]
  const { context } = await finished((printed) => {
    for (const one of names) printed.context.register(printed.context.obj({ Type: 'Font', BaseFont: one }))
  })
  const fonts = context
    .enumerateIndirectObjects()
    .flatMap(([, held]) => (held instanceof PDFDict ? (held.get(name('BaseFont')) ?? []) : []))
  expect(fonts.map(String)).toEqual(['/AAAAAA+Type-Regular', '/BAAAAA+Type-Bold', '/CAAAAA+DejaVuSans-Bold'])
})

test('what follows the label of a list item is in a body, which is the parent of its elements', async () => {
  const { context } = await finished((printed) => {
    const element = (kind: string) => printed.context.register(printed.context.obj({ S: kind, K: 0 }))
    const add = (...K: PDFObject[]) => printed.context.register(printed.context.obj({ S: 'LI', K }))
    add(element('Lbl'), element('Span'), printed.context.obj(3))
    add(element('Lbl'), element('LBody'))
  })
  const elements = context
    .enumerateIndirectObjects()
    .flatMap(([reference, held]) =>
      held instanceof PDFDict && held.has(name('S')) ? [{ reference, held }] : [],
    )
  const ofKind = (kind: string) => elements.filter(({ held }) => held.get(name('S')) === name(kind))
  const childrenOf = (held?: PDFDict) => held?.lookup(name('K'), PDFArray).asArray()
  const [[item, whole], [span], [own, body]] = [ofKind('LI'), ofKind('Span'), ofKind('LBody')]
  const [label, ownLabel] = ofKind('Lbl')
  expect(childrenOf(item?.held)).toEqual([label?.reference, body?.reference])
  expect(childrenOf(body?.held)?.map(String)).toEqual([String(span?.reference), '3'])
  expect([body?.held.get(name('P')), span?.held.get(name('P'))]).toEqual([item?.reference, body?.reference])
  expect(childrenOf(whole?.held)).toEqual([ownLabel?.reference, own?.reference])
})
