import 'server-only'
import type { BlogPosting, BreadcrumbList, Graph, ItemList, WithContext } from 'schema-dts'
import { modifiedDate, shownDate } from '../articles/article'
import { articleDescription } from '../copy/article'
import type { Language } from '../config/language'
import { wordsIn } from '../copy/words'
import { toMadridIso } from '../text/madrid-clock'
import { countWords } from '../portfolio/reading-time'
import type { Article, ArticleSummary, Project } from '../portfolio/types'
import { projectImage } from '../projects/project'
import { localPath } from '../routing/local-path'
import { routes } from '../routing/routes'
import { articleCardAddress } from './og-images/addresses'
import { absoluteUrl } from '../config/site-url'
import { author } from './person-data'

/** Structured data of an article, with its breadcrumbs. */
export function articleData(article: Article, language: Language = 'es'): Graph {
  const url = absoluteUrl(localPath(language, routes.article(article.slug)))
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#articulo`,
    headline: article.title,
    description: articleDescription(article, language),
    image: absoluteUrl(articleCardAddress(article, language)),
    ...datesOf(article),
    author: author(language),
    publisher: author(language),
    mainEntityOfPage: url,
    inLanguage: language,
    ...(language === 'es'
      ? {}
      : { translationOfWork: { '@id': `${absoluteUrl(routes.article(article.slug))}#articulo` } }),
    ...(article.tags[0] ? { articleSection: article.tags[0], keywords: article.tags.join(', ') } : {}),
    wordCount: countWords(article.content),
  }
  return { '@context': 'https://schema.org', '@graph': [posting, breadcrumbs(article.title, url, language)] }
}

function datesOf(article: Article): Pick<BlogPosting, 'datePublished' | 'dateModified'> {
  const published = shownDate(article)
  if (!published) return {}
  return {
    datePublished: toMadridIso(published),
    dateModified: toMadridIso(modifiedDate(article) ?? published),
  }
}

function breadcrumbs(title: string, url: string, language: Language): BreadcrumbList {
  const { home, articles } = wordsIn(language)
  const steps = [
    { name: home.title, item: absoluteUrl(localPath(language, routes.home)) },
    { name: articles.title, item: absoluteUrl(localPath(language, routes.articles())) },
    { name: title, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** Structured data of a page of the article list. */
export function articleListData(
  articles: ArticleSummary[],
  language: Language = 'es',
): WithContext<ItemList> | null {
  if (articles.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(localPath(language, routes.article(slug))),
    })),
  }
}

/** Structured data of a page of the gallery. Projects have no pages of their own, so the items are complete. */
export function projectListData(
  projects: Project[],
  language: Language = 'es',
): WithContext<ItemList> | null {
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
        author: author(language),
      },
    })),
  }
}
