import 'server-only'
import type { PageName, Site } from '../site/site-config'
import { ownerIn } from '../site/shown-site'
import type { Language } from '../site/language'
import { PRIVACY } from './privacy'
import { type Words as Copy, wordsIn } from './words'
import { hasContactForm } from '../site/contact-settings'
import { findOwnerFile } from '../site/owner-files'
import { formAddress, WHOLE } from '../resume/addresses'

type Words = { heading: string; description: string }

const DEFAULTS: Record<PageName, (site: Site, copy: Copy) => Words> = {
  home: ({ name, description }) => ({ heading: name, description }),
  about: ({ name, city }, { about: { heading, description } }) => ({
    heading,
    description: description(name, city),
  }),
  projects: ({ name }, { projects: of }) => ({ heading: of.heading, description: of.description(name) }),
  articles: ({ name }, { articles: of }) => ({ heading: of.heading, description: of.description(name) }),
  resume: ({ name }, { resume }) => ({
    heading: resume.heading,
    description: resume.description(name, findOwnerFile(formAddress(WHOLE, 'pdf')) !== null),
  }),
  contact: ({ name }, { contact }) => ({
    heading: contact.title,
    description: (hasContactForm() ? contact.description : contact.descriptionWithoutForm)(name),
  }),
  privacy: ({ name }) => ({ heading: PRIVACY.title, description: PRIVACY.description(name) }),
}

/**
 * Returns the title of the home page: the site's title first, as it is what visitors look for in tabs and search results.
 */
export function homeTitle(language: Language = 'es'): string {
  return `${ownerIn(language).site.title} | ${pageWords('home', language).share}`
}

/**
 * Returns heading, description and preview text of a page: the owner's (`pages` in `site.ts`), else the defaults. The
 * default heading of the home page is the owner's name.
 */
export function pageWords(page: PageName, language: Language = 'es'): Words & { share: string } {
  const { site } = ownerIn(language)
  const copy = wordsIn(language)
  const given = site.pages[page]
  const usual = DEFAULTS[page](site, copy)
  return {
    heading: given.heading ?? usual.heading,
    description: given.description ?? usual.description,
    share: given.share ?? copy.share[page],
  }
}
