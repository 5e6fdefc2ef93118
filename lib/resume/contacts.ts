import type { Resume } from './schema'

/** A text with an optional link. */
export type ResumeLink = { text: string; href: string | null }

export type Reachable = { email?: string; phone?: string }

/**
 * How the owner can be reached directly. The page, every form of the CV, the contact card and the structured data take
 * e-mail address and telephone number from here alone.
 */
export function reachable({ email, phone }: Reachable): Reachable {
  return { ...(email && { email }), ...(phone && { phone }) }
}

/** The links of the CV's head: e-mail or the page with the form, telephone, own page, profiles. */
export function contactLinks(basics: Resume['basics'], form: ResumeLink | null = null): ResumeLink[] {
  const { email, phone } = reachable(basics)
  return [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(form ? [form] : []),
    ...(phone ? [{ text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(basics.url ? [webLink(basics.url)] : []),
    ...basics.profiles.map((profile) => webLink(profile.url)),
  ]
}

/** A link whose text is its URL, readable on paper. */
export function webLink(url: string): ResumeLink {
  return { text: url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), href: url }
}
