import 'server-only'
import { followFile } from '../portfolio/followed-file'
import { formAddress, PRINTED_FORMS, type PrintedForm } from './addresses'
import type { PdfFacts } from './kept-facts'
import { readPdfFacts } from './pdf-pages'
import { findServed } from './served-form'
import { type ResumeVariant, WHOLE } from './variant'

/**
 * The printed files of a CV.
 * @param forms formats of which a file exists
 * @param facts null for a PDF that can't be read: the page then shows the text only
 */
export type PrintedResume = { forms: PrintedForm[]; facts: PdfFacts | null }

const following = (variant: ResumeVariant) => {
  const address = formAddress(variant, 'pdf')
  return followFile<PrintedResume>(address.slice(1), async (previous) => {
    const served = await Promise.all(PRINTED_FORMS.map((form) => findServed(variant, form)))
    const forms = PRINTED_FORMS.filter((_, at) => served[at] !== null)
    if (!forms.includes('pdf')) return { forms, facts: null }
    const facts = await readPdfFacts(variant, previous?.facts)
    if (facts === null && previous?.facts) throw new Error(`${address} can't be read as a PDF`)
    return { forms, facts }
  })
}

// Watches the files of the whole CV from the start of the site.
following(WHOLE)

/** Makes the page being rendered depend on the printed files of a CV. @returns their formats and facts */
export function dependsOnPdf(variant: ResumeVariant = WHOLE): Promise<PrintedResume> {
  return following(variant).dependOn()
}
