import 'server-only'
import { knownKind } from './accounts'
import { env } from './env'
import type { Language } from './language'
import { localPath, contactRoutes, routes } from './routes'
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

/** Returns the path of the page with the contact form. */
export function contactPath(language: Language): string {
  return localPath(language, routes.contact)
}

/**
 * Returns the target of a link to the owner: the form, where a server accepts messages, otherwise the e-mail address.
 * @param article that the visitor has just read: the message refers to it
 * @returns null when there is neither, so that no link is shown
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
