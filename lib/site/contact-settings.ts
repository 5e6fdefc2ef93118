import 'server-only'
import { knownKind } from './accounts'
import { env } from './env'
import { owner } from './owner'
import { shownSite } from './shown-site'
import type { Site } from './site-config'

/** Whether a server accepts messages from the contact form; a static copy of the site has no server for that. */
export function hasContactForm(): boolean {
  return env.CONTACT_FORM === 'on' && !owner.site.without.includes('contact')
}

/** Returns the owner's e-mail address, if it may be shown. */
export function shownEmail(): string | null {
  return shownSite(owner.site).email
}

/** Returns the accounts through which visitors can reach or follow the owner; links to maps are left out. */
export function accountsOf(site: Site): Site['social'] {
  return shownSite(site).social.filter(({ kind }) => knownKind(kind) !== 'maps')
}

/** Whether the contact page has any content: a form, an address or an account. */
export function hasContactPage(): boolean {
  return hasContactForm() || shownEmail() !== null || accountsOf(owner.site).length > 0
}
