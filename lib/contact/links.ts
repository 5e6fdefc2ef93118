import 'server-only'
import type { Language } from '../site/language'
import { hasContactForm, shownEmail } from '../site/contact-settings'
import { contactRoutes, routes } from '../site/routes'
import { localPath } from '../site/local-path'

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
