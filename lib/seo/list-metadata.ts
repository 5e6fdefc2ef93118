import type { Metadata } from 'next'
import { topicRoutes } from '../articles/routes'
import { ARCHIVE, SERIES, TAGS } from '../articles/words'
import type { Series } from '../articles/series-list'
import type { Tag } from '../articles/topics'
import { topicPreview } from '../previews/previews'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { absoluteUrl } from '../site/site-url'
import { articlesTitle, ENGLISH_TITLES, LIST_TITLES, type ListTitles, projectsTitle } from './list-title'
import { pageMetadata, describedMetadata } from './metadata'
import { pageWords } from '../pages/words'
import type { ProjectView } from '../projects/views'
import { routes } from '../site/routes'
import { fill } from '../text/fill'

/** Additions to the description of a list on its filtered or further pages: templates of lib/text/fill.ts. */
const DESCRIPTIONS: Record<Language, { filtered: string; numbered: string }> = {
  es: { filtered: ' Filtro: {filter}.', numbered: ' Página {page}.' },
  en: { filtered: ' Filter: {filter}.', numbered: ' Page {page}.' },
}

/**
 * Returns the metadata of a page of the article list; each page is its own canonical URL.
 * @param hasTwin whether there is a list of English articles, which is the alternate of the first page only
 */
export function articlesMetadata(page: number, hasTwin = false, language: Language = 'es'): Metadata {
  return pageMetadata({
    title: `${articlesTitle(page, titlesIn(language))} | ${ownerIn(language).site.title}`,
    description: pageWords('articles', language).description + partOf({ page }, language),
    path: routes.articles(page),
    card: 'articles',
    language,
    hasTwin: hasTwin && page === 1,
  })
}

/** Returns the metadata of a page of the project gallery, filtered or not. */
export function projectsMetadata(view: ProjectView, language: Language = 'es'): Metadata {
  const title = projectsTitle(view, titlesIn(language))
  return pageMetadata({
    title: `${title} | ${ownerIn(language).site.title}`,
    description: pageWords('projects', language).description + partOf(view, language),
    path: routes.projects(view),
    card: 'projects',
    language,
    hasTwin: true,
  })
}

/** The part of a description that follows that of the list, so that no two pages have the same description. */
function partOf({ type, page }: ProjectView, language: Language): string {
  const words = DESCRIPTIONS[language]
  const filter = type ? fill(words.filtered, { filter: titlesIn(language).filters[type] }) : ''
  return filter + (page === 1 ? '' : fill(words.numbered, { page }))
}

function titlesIn(language: Language): ListTitles {
  return language === 'es' ? LIST_TITLES : ENGLISH_TITLES
}

/**
 * Returns the metadata of a tag's page, with its own feed. A tag of one article isn't indexed, as it adds nothing to
 * the article.
 */
export function tagMetadata({ slug, name, articles }: Tag): Metadata {
  const page = describedMetadata({
    title: withSite(TAGS.titleOf(name)),
    description: TAGS.descriptionOf(name, articles.length),
    path: topicRoutes.tag(slug),
    preview: topicPreview('tag', { slug, name, articles }),
  })
  const feed = { url: absoluteUrl(topicRoutes.tagFeed(slug)), title: TAGS.feedTitle(owner.site.title, name) }
  return {
    ...page,
    alternates: { ...page.alternates, types: { 'application/rss+xml': [feed] } },
    ...(articles.length === 1 ? { robots: { index: false, follow: true } } : {}),
  }
}

export function seriesMetadata({ slug, name, articles }: Series): Metadata {
  return describedMetadata({
    title: withSite(SERIES.titleOf(name)),
    description: SERIES.descriptionOf(name, articles.length),
    path: topicRoutes.series(slug),
    preview: topicPreview('series', { slug, name, articles }),
  })
}

export function tagsMetadata(): Metadata {
  return pageMetadata({
    title: withSite(TAGS.title),
    description: TAGS.description(owner.site.title),
    path: topicRoutes.tags,
    card: 'articles',
  })
}

/** @param year of a yearly page; absent for the whole archive */
export function archiveMetadata(year?: string): Metadata {
  return pageMetadata({
    title: withSite(year === undefined ? ARCHIVE.title : ARCHIVE.titleOf(year)),
    description: year === undefined ? ARCHIVE.description(owner.site.title) : ARCHIVE.descriptionOf(year),
    path: topicRoutes.archive(year),
    card: 'articles',
  })
}

function withSite(title: string): string {
  return `${title} | ${owner.site.title}`
}
