import 'server-only'
import { LRUCache } from 'lru-cache'
import { owner } from '../site/owner'
import { hiddenAddresses } from '../site/shown-site'
import { inConversionQueue } from '../images/image-cache'
import { ownerFileResponse, SHORT_LIVED } from '../images/image-response'
import { formAddress, type PrintedForm, type ResumeVariant } from './addresses'
import { formLink, getPublishedResume, getResume, getResumeEmails } from './current-resume'
import { resumeDocument } from './document'
import { resumeText } from './plain-text'
import { fileVersion } from '../images/own-file'
import { findOwnerFile } from '../site/content-folder'
import { drawFirstPage, namesAddress } from './pdf-pages'
import { reachable, telephoneLink } from './contacts'
import type { Resume } from './schema'

/** Content types of the formats that are generated on request. */
const TYPES = { txt: 'text/plain', json: 'application/json', vcf: 'text/vcard' } as const

/** Responds with a CV in a format that needs no printing; null for a role that the CV doesn't have. */
export async function resumeFormResponse(
  variant: ResumeVariant,
  form: keyof typeof TYPES,
): Promise<Response | null> {
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
 * @param emails the addresses of the CV's files, if they were read before
 */
export async function findServed(
  variant: ResumeVariant,
  form: PrintedForm,
  emails?: readonly (string | undefined)[],
): Promise<string | null> {
  const file = findOwnerFile(formAddress(variant, form))
  const hidden = file === null ? [] : hiddenAddresses(owner.site, emails ?? (await getResumeEmails()))
  if (file === null || hidden.length === 0) return file
  const key = [await fileVersion(file), ...hidden].join(' ')
  const named = known.get(key) ?? namesAddress(file, form, hidden)
  known.set(key, named)
  return (await named) ? null : file
}

/** Responds with a printed file, read from disk for each request; null for one that may not be served. */
export async function printedResponse(
  request: Request,
  variant: ResumeVariant,
  form: PrintedForm,
): Promise<Response | null> {
  if ((await findServed(variant, form)) === null) return null
  const response = await ownerFileResponse(request, formAddress(variant, form))
  // The CV of a role isn't indexed, like its page.
  if (variant.role !== null) response?.headers.set('x-robots-tag', 'noindex')
  return response
}

/**
 * Responds with the first page of a CV as an image, shown until the PDF engine is loaded. The cache lifetime is a few
 * minutes only: just after the file is replaced, the old image may be served under the new version's URL.
 * @param width in pixels
 */
export async function firstPageResponse(variant: ResumeVariant, width: number): Promise<Response> {
  const file = await findServed(variant, 'pdf')
  const image = file && (await inConversionQueue(() => drawFirstPage(file, width)))
  if (!image) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/webp', 'cache-control': SHORT_LIVED },
  })
}

const MAX_LINE_BYTES = 75

/** Returns the owner's contact card, vCard 4.0 (RFC 6350). @param form URL of the contact page */
export function contactCard({ basics }: Resume, form?: string | null): string {
  const { name, label, url, profiles, location } = basics
  const { email, phone } = reachable(basics)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    ...(label ? [`TITLE:${escaped(label)}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(phone && telephoneLink(phone) ? [`TEL;VALUE=uri:${telephoneLink(phone)}`] : []),
    ...[form, url, ...profiles.map((profile) => profile.url)].flatMap((one) => (one ? [`URL:${one}`] : [])),
    ...addressLine(location),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/**
 * Post office box, extended address, street, city, region, postal code and country; only the fields that a CV shows are
 * filled.
 */
function addressLine({
  city = '',
  region = '',
  countryCode = '',
}: Resume['basics']['location'] = {}): string[] {
  const fields = [city, region, '', countryCode].map(escaped).join(';')
  return fields === ';;;' ? [] : [`ADR:;;;${fields}`]
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Folds a line longer than 75 bytes between characters; continuation lines begin with a space, which counts too. */
function folded(line: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length
  const lines: string[] = ['']
  for (const character of line) {
    const last = lines[lines.length - 1] ?? ''
    if (size(last + character) <= MAX_LINE_BYTES) lines[lines.length - 1] = last + character
    else lines.push(` ${character}`)
  }
  return lines.join('\r\n')
}
