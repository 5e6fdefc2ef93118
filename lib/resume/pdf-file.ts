import 'server-only'
import { findOwnerFile } from '../config/owner-files'

export const PDF_ADDRESS = '/cv.pdf'

/** The PDF of the CV, or null where the owner has none: the page then offers nothing to download. */
export function findPdf(): string | null {
  return findOwnerFile(PDF_ADDRESS)
}
