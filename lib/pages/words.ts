import 'server-only'
import type { Language, Same } from '../site/language'
import {
  PRIVACY,
  ABOUT,
  ABOUT_EN,
  CONTACT,
  CONTACT_EN,
  FEEDS,
  FEEDS_EN,
  HOME,
  HOME_EN,
  PLAIN,
  PLAIN_EN,
  SHARE,
  SHARE_EN,
} from './screen-words'
import { ARTICLE, ARTICLE_EN, ARTICLES, ARTICLES_EN, CLIPBOARD, CLIPBOARD_EN } from '../articles/words'
import { PROJECT_LIST, PROJECT_LIST_EN, PROJECTS, PROJECTS_EN } from '../projects/words'
import { FOOTER, FOOTER_EN, FRAME, FRAME_EN, NAV, NAV_EN, THEME, THEME_EN } from '../site/frame-words'
import { RESUME_COPY } from '../resume/words'
import type { PageName, Site } from '../site/site-config'
import { ownerIn } from '../site/shown-site'
import { hasContactForm } from '../site/contact-settings'
import { findOwnerFile } from '../site/content-folder'
import { formAddress, WHOLE } from '../resume/addresses'

const SPANISH = {
  about: ABOUT,
  article: ARTICLE,
  articles: ARTICLES,
  clipboard: CLIPBOARD,
  contact: CONTACT,
  feeds: FEEDS,
  footer: FOOTER,
  frame: FRAME,
  home: HOME,
  nav: NAV,
  plain: {
    published: PLAIN.published,
    updated: PLAIN.updated,
    tags: PLAIN.tags,
    author: PLAIN.author,
    original: PLAIN.original,
    leftOut: PLAIN.leftOut,
  },
  projectList: PROJECT_LIST,
  projects: PROJECTS,
  resume: { title: RESUME_COPY.es.title, description: RESUME_COPY.es.description },
  share: SHARE,
  theme: THEME,
}

/** The texts of the pages that exist in both languages, as a type. */
export type Words = Same<typeof SPANISH>

const ENGLISH: Words = {
  about: ABOUT_EN,
  article: ARTICLE_EN,
  articles: ARTICLES_EN,
  clipboard: CLIPBOARD_EN,
  contact: CONTACT_EN,
  feeds: FEEDS_EN,
  footer: FOOTER_EN,
  frame: FRAME_EN,
  home: HOME_EN,
  nav: NAV_EN,
  plain: PLAIN_EN,
  projectList: PROJECT_LIST_EN,
  projects: PROJECTS_EN,
  resume: { title: RESUME_COPY.en.title, description: RESUME_COPY.en.description },
  share: SHARE_EN,
  theme: THEME_EN,
}

const WORDS: Record<Language, Words> = { es: SPANISH, en: ENGLISH }

/**
 * Returns the texts of the interface in a language. Server only: an island that imported it would ship both languages,
 * so the page passes it the few that it shows.
 */
export function wordsIn(language: Language): Words {
  return WORDS[language]
}

type PageWords = { heading: string; description: string }

const DEFAULTS: Record<PageName, (site: Site, copy: Words) => PageWords> = {
  home: ({ name, description }) => ({ heading: name, description }),
  about: ({ name, city }, { about: { heading, description } }) => ({
    heading,
    description: description(name, city),
  }),
  projects: ({ name }, { projects: of }) => ({ heading: of.heading, description: of.description(name) }),
  articles: ({ name }, { articles: of }) => ({ heading: of.heading, description: of.description(name) }),
  resume: ({ name }, { resume }) => ({
    heading: resume.title,
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
export function pageWords(page: PageName, language: Language = 'es'): PageWords & { share: string } {
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
