import 'server-only'
import type { Language } from '../config/language'
import { owner } from '../config/owner'
import { shownSite } from '../config/shown-site'
import type { Site } from '../config/site-config'
import { knownKind } from '../copy/social'
import { hasContactForm, shownEmail } from '../portfolio/contact'
import { contactRoutes } from './contact-routes'
import { localPath } from './local-path'
import { routes } from './routes'

/** The page with the contact form. */
export function contactPath(language: Language): string {
  return localPath(language, routes.contact)
}

/** The accounts that a visitor can write to or look at: not a place on a map. */
export function accountsOf(site: Site): Site['social'] {
  return shownSite(site).social.filter(({ kind }) => knownKind(kind) !== 'maps')
}

/** Whether there is anything to say on the page of the contact: a form, an address or an account. */
export function hasContactPage(): boolean {
  return hasContactForm() || shownEmail() !== null || accountsOf(owner.site).length > 0
}

/**
 * Where a link to the owner leads: to the form, where a server takes its messages, else to the e-mail address.
 * @param article that the visitor has just read: the message names it
 * @returns null when there is neither, and so no link
 */
export function contactHref(
  language: Language,
  article: { slug: string; title: string } | null = null,
): string | null {
  if (hasContactForm())
    return article ? localPath(language, contactRoutes.reply(article.slug)) : contactPath(language)
  const email = shownEmail()
  return email && `mailto:${email}${article ? `?subject=${encodeURIComponent(article.title)}` : ''}`
}
