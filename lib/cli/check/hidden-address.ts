import { readFileSync } from 'node:fs'
import { hiddenAddresses } from '../../site/shown-site'
import { namesAddress } from '../../resume/pdf-pages'
import { valueAt } from '../../validation/problems'
import { listFiles } from '../list-files'
import type { Check } from './report'

const TEXT = /\.(?:md|ts|json|txt|html?|svg|xml|vcf|webmanifest)$/i
const PRINTED = /\.(pdf|docx)$/i
/** Files with fields that are meant for an address, and such a field: the site leaves it out. */
const WITH_FIELDS = /(?:site\.ts|resume\.json)$/
const FIELD = /\b(?:email|url|href)"?\s*:\s*(["'])(?:mailto:)?[^\s"']+\1/g

/** Reports where an e-mail address appears although `contact: 'form'` hides it from the site. */
export const hiddenAddressProblems: Check = async ({ folders, site, resumeFiles }, report) => {
  if (!site || !resumeFiles) return
  const emails = resumeFiles.map((file) => valueAt(file?.value, ['basics', 'email']))
  const addresses = hiddenAddresses(
    site,
    emails.filter((email) => typeof email === 'string'),
  )
  if (addresses.length === 0) return
  const message = "has your e-mail address in it, though contact in site.ts is 'form'"
  for (const file of [folders.content, folders.publicFiles].flatMap(listFiles)) {
    const form = PRINTED.exec(file)?.[1]?.toLowerCase() as 'pdf' | 'docx' | undefined
    const again = 'A CV is not offered before it is printed again: npm run cv. Take any other file away'
    if (form && (await namesAddress(file, form, addresses))) report(file)([], message, again)
    const lines = TEXT.test(file) ? readFileSync(file, 'utf8').toLowerCase().split('\n') : []
    for (const [at, line] of lines.entries()) {
      const shown = WITH_FIELDS.test(file) ? line.replace(FIELD, (field) => ' '.repeat(field.length)) : line
      for (const column of addresses.map((address) => shown.indexOf(address) + 1).filter(Boolean))
        report(file)([], message, 'Write a link to /contacto in its place', {
          place: { line: at + 1, column },
        })
    }
  }
}
