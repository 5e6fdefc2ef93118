import type { Metadata } from 'next'
import { site } from '../config/owner'
import { ARTICLES } from '../copy/articles'
import { PROJECTS } from '../copy/projects'
import { pageMetadata } from './metadata'
import type { ProjectView } from '../routing/project-views'
import { routes } from '../routing/routes'

const numbered = (page: number) => (page === 1 ? '' : ` (página ${page})`)

/** Metadata of a page of the article list; each page is its own canonical URL. */
export function articlesMetadata(page: number): Metadata {
  return pageMetadata({
    title: `${ARTICLES.title}${numbered(page)} | ${site.title}`,
    description: `${ARTICLES.description(site.name)}${page === 1 ? '' : ` Página ${page}.`}`,
    path: routes.articles(page),
    card: 'articles',
  })
}

/** Metadata of a page of the project gallery, filtered or not. */
export function projectsMetadata({ type, page }: ProjectView): Metadata {
  const filter = type ? ` · ${PROJECTS.filter(type)}` : ''
  return pageMetadata({
    title: `${PROJECTS.title}${filter}${numbered(page)} | ${site.title}`,
    description: PROJECTS.description(site.name),
    path: routes.projects({ type, page }),
    card: 'projects',
  })
}
