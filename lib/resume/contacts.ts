import type { Resume } from './schema'

/** A text with an optional link. */
export type ResumeLink = { text: string; href: string | null }

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
    ...basics.profiles.flatMap(({ url }) => (url ? [webLink(url)] : [])),
  ]
}

/** Returns the link to a telephone number; null for a text such as «A petición», which nobody can call. */
export function telephoneLink(phone: string): string | null {
  const number = phone.replace(/[^+\d]/g, '')
  return number.length > 2 ? `tel:${number}` : null
}

/** Returns the link to the owner's website: a name alone, without scheme or path, may be taken for that of a person. */
function siteLink(url: string): ResumeLink {
  const link = webLink(url)
  return link.text.includes('/') ? link : { ...link, text: `https://${link.text}` }
}

/** Returns a link whose text is its URL, readable on paper. */
export function webLink(url: string): ResumeLink {
  return { text: url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), href: url }
}
