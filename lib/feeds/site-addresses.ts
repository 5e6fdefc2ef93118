import { ARTICLES_PAGE_SIZE } from '../site/constants'
import { articleImage, modifiedDate } from '../articles/article'
import { publicationDate } from '../content/publication'
import { toMadridIso } from '../text/date'
import type { ArticleSummary, Project } from '../content/types'
import type { Series } from '../articles/series-list'
import type { StoryEntry } from '../projects/story-pages'
import { tagsOf, type Topics } from '../articles/topics'
import type { OwnPage } from '../pages/added-pages'
import { projectImage } from '../projects/project'
import { articleMedia } from '../images/responsive-image'
import type { Language } from '../site/language'
import { localPath, routes } from '../site/routes'
import { storyPath, viewsOf } from '../projects/views'
import { isShown, shownParts, type SiteParts } from '../site/shown-parts'
import { topicRoutes } from '../articles/routes'

/** `spanish`: the path of the Spanish page, for a page that exists in both languages. */
export type Address = {
  path: string
  modified?: string
  images?: string[]
  spanish?: string
}
type Content = {
  articles: readonly ArticleSummary[]
  /** Articles that exist in English. */
  translated?: readonly ArticleSummary[]
  projects: Project[]
  stories?: StoryEntry[]
  /** Tags, and series with their articles where these are known. */
  topics?: { tags: Topics['tags']; series: (Topics['series'][number] & Partial<Series>)[] }
  resumeModified?: string
  /** The owner's own pages, in both languages. */
  pages?: readonly Pick<OwnPage, 'slug' | 'language'>[]
  /** What the site has in each language; by default whatever it has any of. */
  parts?: Record<Language, SiteParts>
}

/** Returns every canonical URL, with its date of last change where the content has one. */
export function sitemapAddresses({
  articles,
  translated = [],
  projects,
  stories = [],
  topics,
  resumeModified,
  pages = [],
  parts = {
    es: shownParts({ without: [], articles, projects, contact: true }),
    en: shownParts({ without: [], articles: translated, projects, contact: true }),
  },
}: Content): Address[] {
  const listPages = Math.max(1, Math.ceil(articles.length / ARTICLES_PAGE_SIZE))
  const lists = Array.from({ length: listPages }, (_, index) => {
    const shown = articles.slice(index * ARTICLES_PAGE_SIZE, (index + 1) * ARTICLES_PAGE_SIZE)
    // A new article, which is the first one, moves another from each page to the next.
    const newest = index === 0 ? [] : articles.slice(0, 1)
    return { path: routes.articles(index + 1), modified: latest(shown, newest) }
  })
  const spanish: Address[] = [
    { path: routes.home, modified: latest(articles) },
    { path: routes.about },
    { path: routes.projects(), images: projects.map((project) => projectImage(project).src) },
    ...viewsOf(projects).map((view) => ({ path: routes.projects(view) })),
    ...stories.map(({ slug, updatedAt }) => ({ path: storyPath(slug), modified: madridIso(updatedAt) })),
    ...lists,
    // One that was published elsewhere first is canonical there.
    ...articles
      .filter(({ canonical_url }) => !canonical_url)
      .map((article) => ({
        path: routes.article(article.slug),
        modified: madridIso(modifiedDate(article)),
        images: [articleImage(article).src],
      })),
    ...(topics ? topicAddresses(topics, articles) : []),
    { path: routes.resume, modified: resumeModified },
    { path: routes.contact },
    { path: topicRoutes.subscribe },
    ...ownAddresses(pages, 'es'),
    { path: routes.search },
    { path: routes.privacy },
  ]
  const english = [
    ...englishAddresses({ translated, projects, resumeModified }),
    ...ownAddresses(pages, 'en'),
  ].filter(({ path }) => isShown(path, parts.en))
  const twins = new Set(english.map(({ path }) => path))
  const withTwins = (address: Address) =>
    twins.has(address.path) ? { ...address, spanish: address.path } : address
  return [
    ...spanish.filter(({ path }) => isShown(path, parts.es)).map(withTwins),
    ...english.map((address) => ({ ...withTwins(address), path: localPath('en', address.path) })),
  ]
}

/** Returns the Spanish paths of the own pages in a language. */
function ownAddresses(pages: NonNullable<Content['pages']>, language: Language): Address[] {
  return pages.filter((page) => page.language === language).map(({ slug }) => ({ path: `/${slug}` }))
}

/** Returns the pages that exist in English, with the paths of their Spanish versions. */
function englishAddresses({
  translated,
  projects,
  resumeModified,
}: Required<Pick<Content, 'translated' | 'projects'>> & Pick<Content, 'resumeModified'>): Address[] {
  return [
    { path: routes.home, modified: latest(translated) },
    { path: routes.about },
    { path: routes.projects() },
    ...viewsOf(projects).map((view) => ({ path: routes.projects(view) })),
    { path: routes.articles(), modified: latest(translated) },
    ...translated.map((article) => ({
      path: routes.article(article.slug),
      modified: madridIso(modifiedDate(article)),
      images: [articleImage(article, articleMedia(article.slug, 'en')).src],
    })),
    { path: routes.resume, modified: resumeModified },
    { path: routes.contact },
  ]
}

/** Returns pages that list articles in another order; tags with one article are not for search engines. */
function topicAddresses(
  { tags, series }: NonNullable<Content['topics']>,
  all: readonly ArticleSummary[],
): Address[] {
  if (tags.length + series.length === 0) return []
  return [
    { path: topicRoutes.archive(), modified: latest(all) },
    { path: topicRoutes.tags, modified: latest(all) },
    ...tags
      .filter(({ count }) => count > 1)
      .map(({ slug }) => ({
        path: topicRoutes.tag(slug),
        modified: latest(tagsOf(all).get(slug)?.articles ?? []),
      })),
    ...series.map(({ slug, articles = [] }) => ({
      path: topicRoutes.series(slug),
      modified: latest(articles),
    })),
  ]
}

/** The latest change of some articles, or publication of others. */
function latest(
  changed: readonly ArticleSummary[],
  published: readonly ArticleSummary[] = [],
): string | undefined {
  const dates = [...changed.map(modifiedDate), ...published.map(publicationDate)]
  return madridIso(dates.reduce((last, date) => ((date ?? '') > (last ?? '') ? date : last), null))
}

function madridIso(wallClock: string | null | undefined): string | undefined {
  return wallClock ? toMadridIso(wallClock) : undefined
}
