import 'server-only'
import type { Language } from '../site/language'
import type { Site } from '../site/site-config'
import { hasContactForm } from '../site/contact-settings'
import { type ResumeLink, webLink } from './contacts'
import { localPath, routes } from '../site/routes'

/** The settings that determine which contact details a CV contains. */
export type ContactOf = Pick<Site, 'contact' | 'url'>

/** Returns the CV without the e-mail address if contact is by form only. @param resume parsed, or as in its file */
export function shownResume<T>(resume: T, { contact }: ContactOf): T {
  const basics = Object(resume).basics as { email?: string } | undefined
  if (contact === 'form and address' || !basics?.email) return resume
  const { email: _, ...others } = basics
  return { ...resume, basics: others }
}

/**
 * Returns a link to the contact page that replaces the e-mail address; its text is readable on paper.
 * @returns null if the address is shown, or if there is no form
 */
export function formLink({ contact, url }: ContactOf, language: Language): ResumeLink | null {
  return contact === 'form' && hasContactForm()
    ? webLink(`${url}${localPath(language, routes.contact)}`)
    : null
}
