import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
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

describe('metadata', () => {
  test("is the CV's, dated by its file", async () => {
    const document = await finished()
    const moment = new Date('2026-01-12T09:00:00Z')
    expect(document.getTitle()).toBe('CV de Ana & Co.')
    expect([document.getAuthor(), document.getCreator()]).toEqual(['Ana <Prueba>', 'Ana <Prueba>'])
    expect(document.getSubject()).toBe('Desarrollo "web"')
    expect([document.getCreationDate(), document.getModificationDate()]).toEqual([moment, moment])
    expect(document.catalog.lookup(name('ViewerPreferences'), PDFDict).toString()).toContain(
      '/DisplayDocTitle true',
    )
  })

  test('declares PDF/UA in XMP, with special characters escaped', async () => {
    const document = await finished()
    const stream = document.catalog.lookup(name('Metadata')) as PDFRawStream
    const xml = Buffer.from(decodePDFRawStream(stream).decode()).toString()
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(xml).toContain('>CV de Ana &amp; Co.</rdf:li>')
    expect(xml).toContain('<rdf:li>Ana &lt;Prueba&gt;</rdf:li>')
    expect(xml).toContain('>Desarrollo &quot;web&quot;</rdf:li>')
    expect(xml).toContain('<rdf:Bag><rdf:li>es</rdf:li></rdf:Bag>')
    expect(xml).toContain('<xmp:ModifyDate>2026-01-12T09:00:00Z</xmp:ModifyDate>')
  })

  test('is deterministic: equal input gives equal bytes', async () => {
    const printed = await PDFDocument.create({ updateMetadata: false })
    printed.addPage([100, 100])
    const pdf = Buffer.from(await printed.save())
    expect(await finishPdf(pdf, FACTS)).toEqual(await finishPdf(pdf, FACTS))
  })
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

describe('list items', () => {
  /** An item of a list with these children, of which a text is the kind of an element, and a number a piece of the page. */
  async function itemOf(...children: (string | number)[]) {
    let item = PDFRef.of(0)
    const document = await finished(({ context }) => {
      const kids = children.map((child) =>
        typeof child === 'number' ? context.obj(child) : context.register(context.obj({ S: child, K: 0 })),
      )
      item = context.register(
        context.obj({
          S: 'LI',
          Pg: 'a page',
          ...(kids.length > 0 && { K: kids.length === 1 ? kids[0] : kids }),
        }),
      )
    })
    const { context } = document
    const [reference, dict] = context
      .enumerateIndirectObjects()
      .find(([, one]) => one instanceof PDFDict && one.get(name('S')) === name('LI')) ?? [item, undefined]
    const shown = (value: PDFObject | undefined): unknown => {
      const held = context.lookup(value)
      if (!(held instanceof PDFDict)) return String(held)
      const kids = held.get(name('K'))
      const inside =
        kids && 'asArray' in kids
          ? (kids as { asArray: () => PDFObject[] }).asArray().map(shown)
          : String(kids)
      return [String(held.get(name('S'))), inside]
    }
    return { context, reference, dict: dict as PDFDict, shown: shown(reference) }
  }

  test('have the content after their label in a body, which contains its elements', async () => {
    const { context, reference, dict, shown } = await itemOf('Lbl', 'Span', 3)
    expect(shown).toEqual([
      '/LI',
      [
        ['/Lbl', '0'],
        ['/LBody', [['/Span', '0'], '3']],
      ],
    ])
    const body = dict.lookup(name('K')) as unknown as { asArray: () => PDFObject[] }
    const held = context.lookup(body.asArray()[1], PDFDict)
    expect([held.get(name('P')), String(held.get(name('Pg'))), held.get(name('Type'))]).toEqual([
      reference,
      '/a#20page',
      name('StructElem'),
    ])
    const span = (held.lookup(name('K')) as unknown as { asArray: () => PDFObject[] }).asArray()[0]
    expect(context.lookup(span, PDFDict).get(name('P'))).toBe(body.asArray()[1])
  })

  test('can have a single child', async () => {
    expect((await itemOf('Span')).shown).toEqual(['/LI', [['/LBody', [['/Span', '0']]]]])
  })

  test.each([
    [
      ['Lbl', 'LBody'],
      [
        ['/Lbl', '0'],
        ['/LBody', '0'],
      ],
    ],
    [
      ['Lbl', 'Lbl'],
      [
        ['/Lbl', '0'],
        ['/Lbl', '0'],
      ],
    ],
  ])('that are complete are unchanged: %j', async (children, shown) => {
    expect((await itemOf(...children)).shown).toEqual(['/LI', shown])
  })

  test('that are empty stay empty', async () => {
    expect((await itemOf()).shown).toEqual(['/LI', 'undefined'])
  })
})
