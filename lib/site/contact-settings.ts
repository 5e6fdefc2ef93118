import 'server-only'
import { env } from './env'
import { owner } from './owner'
import { shownSite } from './shown-site'

/** Whether a server accepts messages from the contact form; a static copy of the site has no server for that. */
export function hasContactForm(): boolean {
  return env.CONTACT_FORM === 'on'
}

/** Returns the owner's e-mail address, if it may be shown. */
export function shownEmail(): string | null {
  return shownSite(owner.site).email
}
