import type { Metadata } from 'next'
import { owner } from '../config/owner'
import { ARTICLES } from '../copy/articles'
import { PROJECTS } from '../copy/projects'
import { articlesTitle, projectsTitle } from './list-title'
import { pageMetadata } from './metadata'
import type { ProjectView } from '../routing/project-views'
import { routes } from '../routing/routes'

/** Metadata of a page of the article list; each page is its own canonical address. */
export function articlesMetadata(page: number): Metadata {
  return pageMetadata({
    title: `${articlesTitle(page)} | ${owner.site.title}`,
    description: `${ARTICLES.description(owner.site.name)}${page === 1 ? '' : ` Página ${page}.`}`,
    path: routes.articles(page),
    card: 'articles',
  })
}

/** Metadata of a page of the project gallery, filtered or not. */
export function projectsMetadata(view: ProjectView): Metadata {
  return pageMetadata({
    title: `${projectsTitle(view)} | ${owner.site.title}`,
    description: PROJECTS.description(owner.site.name),
    path: routes.projects(view),
    card: 'projects',
  })
}
