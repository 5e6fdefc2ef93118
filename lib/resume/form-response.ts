import 'server-only'
import { owner } from '../config/owner'
import { SHORT_LIVED } from '../images/lifetime'
import { followOwner } from '../portfolio/owner-data'
import type { ResumeForm } from './addresses'
import { currentLocalResume, currentPublishedResume, followResume } from './current-resume'
import { resumeDocument } from './document'
import { resumeText } from './plain-text'
import { formLink } from './shown-resume'
import type { ResumeVariant } from './variant'
import { contactCard } from './vcard'

/** Content types of the formats that are generated on request. */
const TYPES = { txt: 'text/plain', json: 'application/json', vcf: 'text/vcard' } as const

/**
 * Responds with a CV in a format that needs no printing.
 * @returns null for a printed format, and for a role that the CV doesn't have
 */
export async function resumeFormResponse(variant: ResumeVariant, form: ResumeForm): Promise<Response | null> {
  if (form === 'pdf' || form === 'docx') return null
  await Promise.all([followOwner(['site']), followResume(variant.language)])
  const { resume, borrowed } = currentLocalResume(variant.language)
  if (variant.role !== null && !resume['x-roles'].some(({ slug }) => slug === variant.role)) return null
  const link = formLink(owner.site, variant.language)
  const document = () => resumeDocument(resume, variant, borrowed, link)
  const make = {
    txt: () => resumeText(document()),
    json: () => JSON.stringify(currentPublishedResume(variant), null, 2),
    vcf: () => contactCard(resume, link?.href),
  }
  return new Response(make[form](), {
    headers: {
      'content-type': `${TYPES[form]}; charset=utf-8`,
      'cache-control': SHORT_LIVED,
      // Copies of /resume, which is the page to index.
      'x-robots-tag': 'noindex',
    },
  })
}
