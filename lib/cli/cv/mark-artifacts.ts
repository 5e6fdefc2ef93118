import { decodePDFRawStream, PDFArray, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

const PATH_BEGINS = /\s(?:m|re)$/
const PATH_ENDS = /(?:^|\s)(?:[fFBbSs]\*?|n)$/

/**
 * Marks what Chromium paints outside of the tagged content (the head of a page, lines) as artifacts, which PDF/UA asks
 * for: readers pass over them.
 */
export function markArtifacts(document: PDFDocument): void {
  for (const page of document.getPages()) {
    const streams = contentsOf(page.node.Contents())
    const source = streams.map((stream) =>
      Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'),
    )
    const marked = document.context.flateStream(Buffer.from(markedContent(source.join('\n')), 'latin1'))
    page.node.set(PDFName.of('Contents'), document.context.register(marked))
  }
}

/** A content stream with one operator a line, as Skia writes it. */
export function markedContent(source: string): string {
  const lines: string[] = []
  let depth = 0
  let isOpen = false
  for (const line of source.split('\n')) {
    if (/\b(?:BDC|BMC)$/.test(line)) depth += 1
    const isOutside = depth === 0
    if (isOutside && !isOpen && (line === 'BT' || PATH_BEGINS.test(line))) {
      lines.push('/Artifact BMC')
      isOpen = true
    }
    lines.push(line)
    if (isOpen && (line === 'ET' || PATH_ENDS.test(line))) {
      lines.push('EMC')
      isOpen = false
    }
    if (/\bEMC$/.test(line)) depth -= 1
  }
  return lines.join('\n')
}

function contentsOf(contents: unknown): PDFRawStream[] {
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((one, at) => contents.lookup(at) ?? one)
      : [contents]
  return streams.filter((one): one is PDFRawStream => one instanceof PDFRawStream)
}
