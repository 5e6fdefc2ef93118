import 'server-only'
import { followFile } from '../portfolio/followed-file'
import { findPdf, PDF_ADDRESS } from './pdf-file'
import { type PdfFacts, readPdfFacts } from './pdf-pages'

/** @param facts null for a file that can't be read: the page shows the text alone */
type CurrentPdf = { printed: boolean; facts: PdfFacts | null }

const file = followFile<CurrentPdf>(PDF_ADDRESS.slice(1), async (previous) => {
  if (findPdf() === null) return { printed: false, facts: null }
  const facts = await readPdfFacts()
  if (facts === null && previous?.facts) throw new Error(`${PDF_ADDRESS} can't be read as a PDF`)
  return { printed: true, facts }
})

/** Ties the page that is being made to the PDF of the CV. @returns what is known of it */
export function dependsOnPdf(): Promise<CurrentPdf> {
  return file.dependOn()
}
