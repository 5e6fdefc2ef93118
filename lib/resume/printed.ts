import 'server-only'
import { getPart } from '../content/content'
import type { Values } from '../content/part'
import {
  formAddress,
  PRINTED_FORMS,
  type PrintedForm,
  type ResumeVariant,
  variantsOf,
  WHOLE,
} from './addresses'
import { emailsIn, rolesIn } from './current-resume'
import { fileVersion } from '../images/own-file'
import { type PdfFacts, readPdfFacts } from './pdf-pages'
import { findServed } from './form-response'

/**
 * The printed files of a CV.
 * @param forms formats of which a file exists
 * @param facts null for a PDF that can't be read: the page then shows the text only
 */
export type PrintedResume = { forms: PrintedForm[]; facts: PdfFacts | null }

/** @param read version of the PDF that was read last, whether or not it could be */
type KeptPrinted = PrintedResume & { read: string | null }

/** The printed files of every CV, by the address of its PDF. */
export type AllPrinted = Record<string, KeptPrinted>

/** The part of the content that holds them. */
export const PRINTED_PART = 'printed'

/** Returns the printed files of a CV; none for a role that the CV doesn't have. */
export async function getPrinted(variant: ResumeVariant = WHOLE): Promise<PrintedResume> {
  const all = await getPart<AllPrinted>(PRINTED_PART)
  return all[formAddress(variant, 'pdf')] ?? { forms: [], facts: null }
}

/**
 * Reads the printed files of every CV. A PDF is read once; one that becomes unreadable keeps its last good facts.
 * @param values the CV in every language
 */
export async function readPrinted(previous: AllPrinted | null, values: Values): Promise<AllPrinted> {
  const emails = emailsIn(values)
  const printed: AllPrinted = {}
  for (const variant of variantsOf({ 'x-roles': rolesIn(values) })) {
    const served = await Promise.all(PRINTED_FORMS.map((form) => findServed(variant, form, emails)))
    const files = new Map(PRINTED_FORMS.map((form, at) => [form, served[at] ?? null]))
    const forms = PRINTED_FORMS.filter((form) => files.get(form) !== null)
    const address = formAddress(variant, 'pdf')
    printed[address] = { forms, ...(await readPdf(files.get('pdf') ?? null, previous?.[address])) }
  }
  return printed
}

async function readPdf(file: string | null, before: KeptPrinted | undefined) {
  if (file === null) return { facts: null, read: null }
  const read = await fileVersion(file)
  const known = before?.facts ?? null
  return { facts: read === before?.read ? known : ((await readPdfFacts(file)) ?? known), read }
}
