import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { escapeXml } from '../../text/escaping'
import { markArtifacts } from './mark-artifacts'

/** @param date local time, `YYYY-MM-DDTHH:MM:SS` */
export type PdfFacts = { title: string; author: string; subject: string; language: string; date: string }

/**
 * Makes PDF/UA of a tagged PDF that Chromium printed: its metadata names the standard, links have a description, list
 * items a body. Author and date are the CV's own instead of the browser's, so that equal input gives equal bytes.
 */
export async function finishPdf(pdf: Buffer, facts: PdfFacts): Promise<Buffer> {
  const document = await PDFDocument.load(new Uint8Array(pdf), { updateMetadata: false })
  const moment = new Date(`${facts.date.slice(0, 19)}Z`)
  document.setTitle(facts.title, { showInWindowTitleBar: true })
  document.setAuthor(facts.author)
  document.setSubject(facts.subject)
  document.setCreator(facts.author)
  document.setLanguage(facts.language)
  document.setCreationDate(moment)
  document.setModificationDate(moment)
  const metadata = document.context.stream(new TextEncoder().encode(xmp(facts, moment)), {
    Type: 'Metadata',
    Subtype: 'XML',
  })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata))
  markArtifacts(document)
  describeLinks(document)
  giveListItemsABody(document)
  nameFonts(document)
  return Buffer.from(await document.save({ useObjectStreams: true, addDefaultPage: false }))
}

/** The address of each link as its description, which PDF/UA asks for. */
function describeLinks(document: PDFDocument): void {
  for (const page of document.getPages())
    for (const reference of page.node.Annots()?.asArray() ?? []) {
      const annotation = document.context.lookup(reference, PDFDict)
      const action = annotation.lookupMaybe(PDFName.of('A'), PDFDict)
      const address = action?.lookupMaybe(PDFName.of('URI'), PDFString, PDFHexString)?.decodeText() ?? ''
      const text = address.replace(/^(?:mailto|tel):/, '')
      annotation.set(PDFName.of('Contents'), PDFHexString.fromText(text))
    }
}

/** `LI` holds `Lbl` and `LBody` alone; Chromium puts the item's text beside the label. */
function giveListItemsABody(document: PDFDocument): void {
  const { context } = document
  for (const [reference, item] of context.enumerateIndirectObjects()) {
    if (!isElement(item, 'LI')) continue
    const children = childrenOf(item)
    const isLabel = (child: PDFObject) => isElement(context.lookup(child), 'Lbl')
    const content = children.filter((child) => !isLabel(child))
    if (content.length === 0 || content.every((child) => isElement(context.lookup(child), 'LBody'))) continue
    const body = context.register(
      context.obj({
        Type: 'StructElem',
        S: 'LBody',
        P: reference,
        Pg: item.get(PDFName.of('Pg')),
        K: content,
      }),
    )
    for (const child of content) {
      const element = child instanceof PDFRef ? context.lookup(child) : child
      if (element instanceof PDFDict) element.set(PDFName.of('P'), body)
    }
    item.set(PDFName.of('K'), context.obj([...children.filter(isLabel), body]))
  }
}

/**
 * Names each font by its own weight. The type's files are cuts of one that is called ExtraBold, and readers would take
 * every text for bold.
 */
function nameFonts({ context }: PDFDocument): void {
  for (const [, held] of context.enumerateIndirectObjects()) {
    if (!(held instanceof PDFDict)) continue
    for (const key of [PDFName.of('BaseFont'), PDFName.of('FontName')]) {
      const name = held.get(key)
      if (name instanceof PDFName)
        held.set(key, PDFName.of(name.decodeText().replace(/\d+ptExtraBold(?=-)/, '')))
    }
  }
}

function isElement(value: PDFObject | undefined, kind: string): value is PDFDict {
  return (
    value instanceof PDFDict && value.get(PDFName.of('S')) === PDFName.of(kind) && value.has(PDFName.of('K'))
  )
}

function childrenOf(element: PDFDict): PDFObject[] {
  const children = element.get(PDFName.of('K'))
  if (children instanceof PDFArray) return children.asArray()
  return children ? [children] : []
}

/** The document's metadata in XML, which say that it is PDF/UA-1. */
function xmp({ title, author, subject, language }: PdfFacts, moment: Date): string {
  const at = moment.toISOString().replace('.000', '')
  const [name, by, about] = [title, author, subject].map(escapeXml)
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${by}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${about}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}
