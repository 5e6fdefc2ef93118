import 'server-only'
import { owner } from '../site/owner'
import { SHORT_LIVED } from '../images/lifetime'
import type { ResumeForm } from './addresses'
import { getPublishedResume, getResume } from './current-resume'
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
  const { resume, borrowed } = await getResume(variant.language)
  if (variant.role !== null && !resume['x-roles'].some(({ slug }) => slug === variant.role)) return null
  const link = formLink(owner.site, variant.language)
  const document = () => resumeDocument(resume, variant, borrowed, link)
  const make = {
    txt: () => resumeText(document()),
    json: async () => JSON.stringify(await getPublishedResume(variant), null, 2),
    vcf: () => contactCard(resume, link?.href),
  }
  return new Response(await make[form](), {
    headers: {
      'content-type': `${TYPES[form]}; charset=utf-8`,
      'cache-control': SHORT_LIVED,
      // Copies of /resume, which is the page to index.
      'x-robots-tag': 'noindex',
    },
  })
}
