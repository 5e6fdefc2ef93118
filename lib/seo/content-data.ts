import 'server-only'
import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  ItemList,
  SoftwareSourceCode,
  WithContext,
} from 'schema-dts'
import { modifiedDate } from '../articles/article'
import { publicationDate } from '../content/publication'
import { articleDescription } from '../articles/words'
import type { Language } from '../site/language'
import { PROJECTS } from '../projects/words'
import { wordsIn } from '../pages/words'
import { toMadridIso } from '../text/date'
import { countWords } from '../content/reading-time'
import type { Article, ArticleSummary, Project } from '../content/types'
import type { StoryPage } from '../projects/story-pages'
import { projectImage } from '../projects/project'
import { localPath, routes } from '../site/routes'
import { storyPath } from '../projects/views'
import { articlePreview, storyPreview } from '../previews/previews'
import { absoluteUrl } from '../site/site-url'
import { owner } from '../site/owner'
import { storyDescription } from './metadata'

export const PERSON_ID = absoluteUrl('/#persona')
export const WEBSITE_ID = absoluteUrl('/#sitio')

/** Returns a reference by `@id` to the owner, who is described on the home page. */
export function author() {
  return {
    '@type': 'Person',
    '@id': PERSON_ID,
    name: owner.site.name,
    url: absoluteUrl('/'),
  } as const
}

/** Returns the structured data of an article, with its breadcrumbs. */
export function articleData(article: Article, language: Language = 'es'): Graph {
  const url = absoluteUrl(localPath(language, routes.article(article.slug)))
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#articulo`,
    headline: article.title,
    description: articleDescription(article, language),
    image: absoluteUrl(articlePreview(article, language).image),
    ...datesOf(article),
    author: author(),
    publisher: author(),
    mainEntityOfPage: (language === 'es' && article.canonical_url) || url,
    ...(article.canonical_url && { sameAs: article.canonical_url }),
    inLanguage: language,
    ...(language === 'es'
      ? {}
      : { translationOfWork: { '@id': `${absoluteUrl(routes.article(article.slug))}#articulo` } }),
    ...(article.tags[0] ? { articleSection: article.tags[0], keywords: article.tags.join(', ') } : {}),
    wordCount: countWords(article.content),
  }
  const list = {
    name: wordsIn(language).articles.title,
    item: absoluteUrl(localPath(language, routes.articles())),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [posting, breadcrumbs(list, article.title, url, language)],
  }
}

function datesOf(article: Article): Pick<BlogPosting, 'datePublished' | 'dateModified'> {
  const published = publicationDate(article)
  if (!published) return {}
  return {
    datePublished: toMadridIso(published),
    dateModified: toMadridIso(modifiedDate(article) ?? published),
  }
}

type Step = { name: string; item: string }

function breadcrumbs(list: Step, title: string, url: string, language: Language = 'es'): BreadcrumbList {
  const home = { name: wordsIn(language).home.title, item: absoluteUrl(localPath(language, routes.home)) }
  const steps = [home, list, { name: title, item: url }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** Returns the structured data of a page of the article list; null for an empty one. */
export function articleListData(
  articles: readonly ArticleSummary[],
  language: Language = 'es',
): WithContext<ItemList> | null {
  return itemList(
    articles.map(({ slug, title }) => ({
      name: title,
      url: absoluteUrl(localPath(language, routes.article(slug))),
    })),
  )
}

function itemList(items: object[]): WithContext<ItemList> | null {
  if (items.length === 0) return null
  const itemListElement = items.map((item, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    ...item,
  }))
  return { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }
}

/**
 * Returns the structured data of a project's story: source code if the project has a public repository, else a creative
 * work.
 */
export function storyData({ slug, project, story }: StoryPage): Graph {
  const url = absoluteUrl(storyPath(slug))
  const described = {
    '@id': `${url}#proyecto`,
    name: project.title,
    description: storyDescription(project, story),
    image: absoluteUrl(storyPreview(project).image),
    author: author(),
    mainEntityOfPage: url,
    url,
    inLanguage: 'es',
    ...(story.tools.length > 0 ? { keywords: story.tools.join(', ') } : {}),
    ...(story.updatedAt ? { dateModified: toMadridIso(story.updatedAt) } : {}),
    ...(project.demoLink ? { sameAs: project.demoLink } : {}),
  }
  const codeRepository = project.isBlog ? null : project.ghLink
  const work: SoftwareSourceCode | CreativeWork = codeRepository
    ? { '@type': 'SoftwareSourceCode', ...described, codeRepository }
    : { '@type': 'CreativeWork', ...described }
  const list = { name: PROJECTS.title, item: absoluteUrl(routes.projects()) }
  return { '@context': 'https://schema.org', '@graph': [work, breadcrumbs(list, project.title, url)] }
}

/**
 * Returns the structured data of a page of the gallery. Most projects have no pages of their own, so the items are
 * complete.
 */
export function projectListData(projects: Project[]): WithContext<ItemList> | null {
  return itemList(
    projects.map((project) => ({
      item: {
        '@type': 'CreativeWork',
        name: project.title,
        ...(project.description ? { description: project.description } : {}),
        image: absoluteUrl(projectImage(project).src),
        url: addressOf(project),
        author: author(),
      },
    })),
  )
}

function addressOf({ story, demoLink, ghLink }: Project): string | undefined {
  return story === undefined ? (demoLink ?? ghLink ?? undefined) : absoluteUrl(storyPath(story))
}
