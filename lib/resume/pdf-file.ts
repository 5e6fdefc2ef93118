import 'server-only'
import { findOwnerFile } from '../config/owner-files'

export const PDF_ADDRESS = '/cv.pdf'

/** Path of the CV's PDF; null without one, when the page offers no download. */
export function findPdf(): string | null {
  return findOwnerFile(PDF_ADDRESS)
}
