import 'server-only'
import { readFileSync } from 'node:fs'
import { findOwnerFile } from '../../config/owner-files'
import { owner } from '../../config/owner'
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
  home: () => card(owner.site.name, SHARE.home, readDrawing('/images/portrait.svg', owner.site.name)),
  about: () => card(ABOUT.title, SHARE.about, readDrawing('/images/hobbies.svg', ABOUT.title)),
  projects: () =>
    card(PROJECTS.title, SHARE.projects, drawCover({ title: PROJECTS.title, tag: 'proyectos' })),
  articles: () =>
    card(ARTICLES.heading, SHARE.articles, drawCover({ title: ARTICLES.title, tag: 'javascript' })),
  resume: () => card(RESUME.heading, SHARE.resume, readDrawing('/images/portrait.svg', owner.site.name)),
  privacy: () => card(PRIVACY.title, SHARE.privacy, drawCover({ title: PRIVACY.title, tag: '' })),
}

function card(title: string, foot: string, picture: string): Card {
  return { title, foot, picture, label: owner.site.title }
}

/** Reads one of the owner's drawings; a drawn cover when there is none. */
function readDrawing(address: string, title: string): string {
  const file = findOwnerFile(address)
  return file ? readFileSync(file, 'utf8') : drawCover({ title, tag: '' })
}
