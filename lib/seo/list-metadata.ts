import type { Metadata } from 'next'
import { owner } from '../config/owner'
import { articlesTitle, projectsTitle } from './list-title'
import { pageMetadata } from './metadata'
import { pageWords } from './page-words'
import type { ProjectView } from '../routing/project-views'
import { routes } from '../routing/routes'

/** Metadata of a page of the article list; each page is its own canonical address. */
export function articlesMetadata(page: number): Metadata {
  return pageMetadata({
    title: `${articlesTitle(page)} | ${owner.site.title}`,
    description: `${pageWords('articles').description}${page === 1 ? '' : ` Página ${page}.`}`,
    path: routes.articles(page),
    card: 'articles',
  })
}

/** Metadata of a page of the project gallery, filtered or not. */
export function projectsMetadata(view: ProjectView): Metadata {
  return pageMetadata({
    title: `${projectsTitle(view)} | ${owner.site.title}`,
    description: pageWords('projects').description,
    path: routes.projects(view),
    card: 'projects',
  })
}
