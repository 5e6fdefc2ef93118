import 'server-only'
import { findOwnerFile } from '../config/owner-files'
import { formAddress, type PrintedForm } from './addresses'
import { type ResumeVariant, WHOLE } from './variant'

/** Path of a printed form of a CV; null where there is none, and the page doesn't offer it. */
export function findPrinted(variant: ResumeVariant, form: PrintedForm): string | null {
  return findOwnerFile(formAddress(variant, form))
}

/** Path of the whole CV's PDF. */
export function findPdf(): string | null {
  return findPrinted(WHOLE, 'pdf')
}
