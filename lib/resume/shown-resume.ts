import 'server-only'
import type { Language } from '../config/language'
import type { Site } from '../config/site-config'
import { hasContactForm } from '../portfolio/contact'
import { contactPath } from '../routing/contact'
import { type ResumeLink, webLink } from './contacts'

/** What decides how a CV names its owner's contact. */
export type ContactOf = Pick<Site, 'contact' | 'url'>

/** The CV without the e-mail address, where the owner keeps that to the form. @param resume parsed, or as in its file */
export function shownResume<T>(resume: T, { contact }: ContactOf): T {
  const basics = Object(resume).basics as { email?: string } | undefined
  if (contact === 'form and address' || !basics?.email) return resume
  const { email: _, ...others } = basics
  return { ...resume, basics: others }
}

/**
 * The page with the form, in the place of the address; its text is readable on paper.
 * @returns null where the address is shown, or where there is no form
 */
export function formLink({ contact, url }: ContactOf, language: Language): ResumeLink | null {
  return contact === 'form' && hasContactForm() ? webLink(`${url}${contactPath(language)}`) : null
}
