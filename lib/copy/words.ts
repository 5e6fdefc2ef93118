import 'server-only'
import type { Language } from '../config/language'
import { ABOUT } from './about'
import { ARTICLE } from './article'
import { ARTICLES } from './articles'
import { CALENDAR } from './calendar'
import { CLIPBOARD } from './clipboard'
import { CONTACT } from './contact'
import { ABOUT_EN } from './en/about'
import { ARTICLE_EN } from './en/article'
import { ARTICLES_EN } from './en/articles'
import { CALENDAR_EN } from './en/calendar'
import { CLIPBOARD_EN } from './en/clipboard'
import { CONTACT_EN } from './en/contact'
import { FEEDS_EN, PLAIN_EN } from './en/feeds'
import { HOME_EN } from './en/home'
import { PROJECT_LIST_EN } from './en/project-list'
import { PROJECTS_EN } from './en/projects'
import { SHARE_EN } from './en/share'
import { FOOTER_EN, FRAME_EN, NAV_EN, THEME_EN } from './en/site'
import { FEEDS, PLAIN } from './feeds'
import { HOME } from './home'
import { PROJECT_LIST } from './project-list'
import { PROJECTS } from './projects'
import { RESUME, RESUME_COPY } from './resume'
import type { Same } from './same'
import { SHARE } from './share'
import { FOOTER, FRAME, NAV, THEME } from './site'

const SPANISH = {
  about: ABOUT,
  article: ARTICLE,
  articles: ARTICLES,
  calendar: CALENDAR,
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
  calendar: CALENDAR_EN,
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
