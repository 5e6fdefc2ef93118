import 'server-only'
import { owner } from '../site/owner'
import { hiddenAddresses } from '../site/shown-site'
import { SHORT_LIVED } from '../images/image-response'
import { formAddress, type PrintedForm, type ResumeForm, type ResumeVariant } from './addresses'
import { getPublishedResume, getResume } from './current-resume'
import { resumeDocument } from './document'
import { resumeText } from './plain-text'
import { formLink } from './shown-resume'
import { contactCard } from './vcard'
import { LRUCache } from 'lru-cache'
import { fileVersion } from '../images/own-file'
import { findOwnerFile } from '../site/owner-files'
import { namesAddress } from './printed-address'

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

const known = new LRUCache<string, Promise<boolean>>({ max: 200 })

/**
 * Returns the path of a printed file that may be served. A file with an e-mail address that the owner has hidden since
 * counts as missing, until `npm run cv` prints it again.
 * @param emails the addresses of the CV's files
 */
export async function findServed(
  variant: ResumeVariant,
  form: PrintedForm,
  emails: readonly (string | undefined)[],
): Promise<string | null> {
  const file = findOwnerFile(formAddress(variant, form))
  const hidden = file === null ? [] : hiddenAddresses(owner.site, emails)
  if (file === null || hidden.length === 0) return file
  const key = [await fileVersion(file), ...hidden].join(' ')
  const named = known.get(key) ?? namesAddress(file, form, hidden)
  known.set(key, named)
  return (await named) ? null : file
}
