import 'server-only'
import './older-node'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Opens a PDF, and closes it after `read`. @throws the error of pdf.js for a broken or password-protected file */
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
