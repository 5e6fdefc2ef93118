import { decodePDFRawStream, PDFArray, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

const PATH_BEGINS = /\s(?:m|re)$/
const PATH_ENDS = /(?:^|\s)(?:[fFBbSs]\*?|n)$/

/**
 * Marks what Chromium paints outside of the tagged content (the foot of each page, lines) as artifacts, which PDF/UA asks
 * for: readers pass over them. Those that don't read the foot, which Chromium paints first, after the page's text.
 */
export function markArtifacts(document: PDFDocument): void {
  for (const page of document.getPages()) {
    const streams = contentsOf(page.node.Contents())
    const source = streams.map((stream) =>
      Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'),
    )
    const marked = document.context.flateStream(
      Buffer.from(footLast(markedContent(source.join('\n'))), 'latin1'),
    )
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

/** Moves the group that paints the foot, before all tagged content, to the end. */
export function footLast(content: string): string {
  const foot = /^q\n(?:(?!Q$|q$).*\n)*?BT\n(?:(?!Q$|q$).*\n)*?Q$/m.exec(content)
  if (!foot || content.slice(0, foot.index + foot[0].length).includes('BDC')) return content
  return `${content.slice(0, foot.index)}${content.slice(foot.index + foot[0].length + 1)}\n${foot[0]}`
}

function contentsOf(contents: unknown): PDFRawStream[] {
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((one, at) => contents.lookup(at) ?? one)
      : [contents]
  return streams.filter((one): one is PDFRawStream => one instanceof PDFRawStream)
}
