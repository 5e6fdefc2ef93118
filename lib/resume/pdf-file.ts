import 'server-only'
import { findOwnerFile } from '../site/owner-files'
import { formAddress, type PrintedForm } from './addresses'
import { type ResumeVariant, WHOLE } from './variant'

/** Returns the path of a printed file of a CV; null if there is none, and the page doesn't offer it. */
export function findPrinted(variant: ResumeVariant, form: PrintedForm): string | null {
  return findOwnerFile(formAddress(variant, form))
}

/** Returns the path of the whole CV's PDF; null if there is none. */
export function findPdf(): string | null {
  return findPrinted(WHOLE, 'pdf')
}
