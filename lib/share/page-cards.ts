import 'server-only'
import { site } from '@/content/site'
import { drawCover } from '../artwork/cover'
import { drawHobbies } from '../artwork/hobbies'
import { drawPortrait } from '../artwork/portrait'
import { ABOUT } from '../copy/about'
import { ARTICLES } from '../copy/articles'
import { PRIVACY } from '../copy/privacy'
import { PROJECTS } from '../copy/projects'
import { RESUME } from '../copy/resume'
import { SHARE } from '../copy/share'
import type { Card } from './card'
import type { PageCard } from './addresses'

/** What the preview of each page that isn't an article says and shows. */
export const pageCards: Record<PageCard, () => Card> = {
  home: () => card(site.name, SHARE.home, drawPortrait()),
  about: () => card(ABOUT.title, SHARE.about, drawHobbies()),
  projects: () =>
    card(PROJECTS.title, SHARE.projects, drawCover({ title: PROJECTS.title, tag: 'proyectos' })),
  articles: () =>
    card(ARTICLES.heading, SHARE.articles, drawCover({ title: ARTICLES.title, tag: 'javascript' })),
  resume: () => card(RESUME.heading, SHARE.resume, drawPortrait()),
  privacy: () => card(PRIVACY.title, SHARE.privacy, drawCover({ title: PRIVACY.title, tag: '' })),
}

function card(title: string, foot: string, picture: string): Card {
  return { title, foot, picture, label: site.title }
}
