import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '@/content/site'
import { drawCover } from '../../images/covers/cover'
import { ABOUT } from '../../copy/about'
import { ARTICLES } from '../../copy/articles'
import { PRIVACY } from '../../copy/privacy'
import { PROJECTS } from '../../copy/projects'
import { RESUME } from '../../copy/resume'
import { SHARE } from '../../copy/share'
import type { Card } from './card'
import type { PageCard } from './addresses'

/** Content of the preview cards of all pages that aren't articles. */
export const pageCards: Record<PageCard, () => Card> = {
  home: () => card(site.name, SHARE.home, readDrawing('portrait.svg')),
  about: () => card(ABOUT.title, SHARE.about, readDrawing('hobbies.svg')),
  projects: () =>
    card(PROJECTS.title, SHARE.projects, drawCover({ title: PROJECTS.title, tag: 'proyectos' })),
  articles: () =>
    card(ARTICLES.heading, SHARE.articles, drawCover({ title: ARTICLES.title, tag: 'javascript' })),
  resume: () => card(RESUME.heading, SHARE.resume, readDrawing('portrait.svg')),
  privacy: () => card(PRIVACY.title, SHARE.privacy, drawCover({ title: PRIVACY.title, tag: '' })),
}

function card(title: string, foot: string, picture: string): Card {
  return { title, foot, picture, label: site.title }
}

function readDrawing(name: string): string {
  return readFileSync(path.join(process.cwd(), 'public', 'images', name), 'utf8')
}
