import 'server-only'
import './older-node'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Opens a PDF for as long as it is read. @throws what pdf.js says of one that is broken or password-protected */
export async function withPdf<T>(
  bytes: Buffer,
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const { getDocument, VerbosityLevel } = await import(
    /* turbopackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs'
  )
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
