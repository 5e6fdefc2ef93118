import 'server-only'
import { env } from '../config/env'
import { owner } from '../config/owner'

/** Whether a server takes what is written into the contact form; in a copy made of files nobody would. */
export function hasContactForm(): boolean {
  return env.CONTACT_FORM === 'on'
}

/** Whether the owner's e-mail address may stand in what the site serves. */
export function showsAddress(): boolean {
  return owner.site.contact === 'form and address'
}

/** The owner's e-mail address, if it may be shown. */
export function shownEmail(): string | null {
  return showsAddress() ? owner.site.email : null
}
