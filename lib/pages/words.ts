import 'server-only'
import type { Language, Same } from '../site/language'
import { ABOUT, CONTACT, FEEDS, HOME, PLAIN, SHARE } from './screen-words'
import { ARTICLE, ARTICLES, CLIPBOARD } from '../articles/words'
import { ABOUT_EN, CONTACT_EN, FEEDS_EN, HOME_EN, PLAIN_EN, SHARE_EN } from './screen-words.en'
import { ARTICLE_EN, ARTICLES_EN, CLIPBOARD_EN } from '../articles/words.en'
import { PROJECT_LIST_EN, PROJECTS_EN } from '../projects/words.en'
import { FOOTER_EN, FRAME_EN, NAV_EN, THEME_EN } from '../site/frame-words.en'
import { PROJECT_LIST, PROJECTS } from '../projects/words'
import { RESUME, RESUME_COPY } from '../resume/words'
import { FOOTER, FRAME, NAV, THEME } from '../site/frame-words'

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
  resume: { title: RESUME.title, heading: RESUME.heading, description: RESUME.description },
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
  resume: {
    title: RESUME_COPY.en.title,
    heading: RESUME_COPY.en.heading,
    description: RESUME_COPY.en.description,
  },
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
