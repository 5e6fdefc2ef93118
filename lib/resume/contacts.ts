import type { Resume } from './schema'

/** A text with an optional link. */
export type ResumeLink = { text: string; href: string | null }

/** Characters of an address that readers see. */
const MAX_SHOWN = 60

export type Reachable = { email?: string; phone?: string }

/**
 * Returns how the owner can be reached directly. The page, every format of the CV, the contact card and the structured
 * data take e-mail address and telephone number only from here.
 */
export function reachable({ email, phone }: Reachable): Reachable {
  return { ...(email && { email }), ...(phone && { phone }) }
}

/** Returns the links of the CV's header: e-mail or the contact page, telephone, own website, profiles. */
export function contactLinks(basics: Resume['basics'], form: ResumeLink | null = null): ResumeLink[] {
  const { email, phone } = reachable(basics)
  return [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(form ? [form] : []),
    ...(phone ? [{ text: phone, href: telephoneLink(phone) }] : []),
    ...(basics.url ? [siteLink(basics.url)] : []),
    ...basics.profiles.flatMap(({ network = '', username = '', url }) => {
      if (url) return [webLink(url)]
      return username ? [{ text: [network, username].filter(Boolean).join(': '), href: null }] : []
    }),
  ]
}

/**
 * Returns the link to the first telephone number of a text; null for «A petición», which nobody can call. A zero in
 * brackets is left out, as from abroad.
 */
export function telephoneLink(phone: string): string | null {
  const [first = ''] = phone.replace(/(?<=\d\s*)\(0\)/, '').split(/\s[–-]\s/)
  const number = (/\+?\d[\d\s().-]*/.exec(first)?.[0] ?? '').replace(/[^+\d]/g, '')
  return number.length > 2 ? `tel:${number}` : null
}

/** Returns the link to the owner's website: a name alone, without scheme or path, may be taken for that of a person. */
function siteLink(url: string): ResumeLink {
  const link = webLink(url)
  return link.text.includes('/') ? link : { ...link, text: `https://${link.text}` }
}

/** Returns a link whose text is its URL, readable on paper: a long one without its query, or cut. */
export function webLink(url: string): ResumeLink {
  const text = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  if (text.length <= MAX_SHOWN) return { text, href: url }
  const path = text.replace(/[?#].*/, '')
  return { text: `${path.slice(0, MAX_SHOWN - 1)}…`, href: url }
}

/** The text of a link where nobody can follow it: the whole address in place of one that was cut. */
export function plainLink({ text, href }: ResumeLink): string {
  return href && text.endsWith('…') ? href : text
}
