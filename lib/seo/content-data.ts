import 'server-only'
import type { BlogPosting, BreadcrumbList, Graph, ItemList, WithContext } from 'schema-dts'
import { modifiedDate, shownDate } from '../articles/article'
import { articleDescription } from '../copy/article'
import { ARTICLES } from '../copy/articles'
import { HOME } from '../copy/home'
import { toMadridIso } from '../text/madrid-clock'
import { countWords } from '../portfolio/reading-time'
import type { Article, ArticleSummary, Project } from '../portfolio/types'
import { projectImage } from '../projects/project'
import { routes } from '../routing/routes'
import { articleCardAddress } from './og-images/addresses'
import { absoluteUrl } from '../config/site-url'
import { author } from './person-data'

/** Structured data of an article, with its breadcrumbs. */
export function articleData(article: Article): Graph {
  const url = absoluteUrl(routes.article(article.slug))
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#articulo`,
    headline: article.title,
    description: articleDescription(article),
    image: absoluteUrl(articleCardAddress(article)),
    ...datesOf(article),
    author: author(),
    publisher: author(),
    mainEntityOfPage: url,
    inLanguage: 'es',
    ...(article.tags[0] ? { articleSection: article.tags[0], keywords: article.tags.join(', ') } : {}),
    wordCount: countWords(article.content),
  }
  return { '@context': 'https://schema.org', '@graph': [posting, breadcrumbs(article.title, url)] }
}

function datesOf(article: Article): Pick<BlogPosting, 'datePublished' | 'dateModified'> {
  const published = shownDate(article)
  if (!published) return {}
  return {
    datePublished: toMadridIso(published),
    dateModified: toMadridIso(modifiedDate(article) ?? published),
  }
}

function breadcrumbs(title: string, url: string): BreadcrumbList {
  const steps = [
    { name: HOME.title, item: absoluteUrl(routes.home) },
    { name: ARTICLES.title, item: absoluteUrl(routes.articles()) },
    { name: title, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** Structured data of a page of the article list. */
export function articleListData(articles: ArticleSummary[]): WithContext<ItemList> | null {
  if (articles.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(routes.article(slug)),
    })),
  }
}

/** Structured data of a page of the gallery. Projects have no pages of their own, so the items are complete. */
export function projectListData(projects: Project[]): WithContext<ItemList> | null {
  if (projects.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: project.title,
        description: project.description,
        image: absoluteUrl(projectImage(project).src),
        url: project.demoLink ?? project.ghLink ?? undefined,
        author: author(),
      },
    })),
  }
}
