import type { Metadata } from 'next'
import type { Language } from '../config/language'
import { ownerIn } from '../config/owner-in'
import { wordsIn } from '../copy/words'
import { contactRoutes } from '../routing/contact-routes'
import { routes } from '../routing/routes'
import { pageMetadata } from './metadata'
import { pageWords } from './page-words'

/** Returns the metadata of the contact page. */
export function contactMetadata(language: Language): Metadata {
  return metadataWith(wordsIn(language).contact.title, routes.contact, language)
}

/**
 * Returns the metadata of the form for a message about an article. It isn't indexed: search engines list the contact
 * page.
 */
export function replyMetadata(language: Language, article: { slug: string; title: string }): Metadata {
  const { contact } = wordsIn(language)
  const path = contactRoutes.reply(article.slug)
  return unlisted(metadataWith(`${contact.title}: ${article.title}`, path, language, false))
}

/** Returns the metadata of the page that a visitor sees after sending the form. */
export function thanksMetadata(language: Language): Metadata {
  return unlisted(metadataWith(wordsIn(language).contact.thanks.title, contactRoutes.thanks, language))
}

function metadataWith(title: string, path: string, language: Language, hasTwin = true): Metadata {
  return pageMetadata({
    title: `${title} | ${ownerIn(language).site.title}`,
    description: pageWords('contact', language).description,
    path,
    card: 'contact',
    language,
    hasTwin,
  })
}

function unlisted(metadata: Metadata): Metadata {
  return { ...metadata, robots: { index: false, follow: true } }
}
