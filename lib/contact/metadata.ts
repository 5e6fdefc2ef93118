import type { Metadata } from 'next'
import type { Language } from '../site/language'
import { ownerIn } from '../site/shown-site'
import { wordsIn } from '../pages/words'
import { routes } from '../site/routes'
import { pageMetadata } from '../seo/metadata'
import { pageWords } from '../pages/page-words'

/** A page that belongs to the contact page. @param path of the Spanish page. @param hasTwin in the other language */
type PageBelow = { title: string; path: string; hasTwin?: boolean }

/** Returns the metadata of the contact page, or of a page below it; only the contact page itself is indexed. */
export function contactMetadata(language: Language, below?: PageBelow): Metadata {
  const {
    title,
    path,
    hasTwin = true,
  }: PageBelow = below ?? {
    title: wordsIn(language).contact.title,
    path: routes.contact,
  }
  const metadata = pageMetadata({
    title: `${title} | ${ownerIn(language).site.title}`,
    description: pageWords('contact', language).description,
    card: 'contact',
    path,
    language,
    hasTwin,
  })
  return below ? { ...metadata, robots: { index: false, follow: true } } : metadata
}
