import 'server-only'
import { LANGUAGES } from '../site/language'
import { sitemapAddresses } from '../feeds/site-addresses'
import { publicationDate } from '../content/publication'
import { type Listing, seriesOf } from '../articles/series-list'
import type { StoryEntry } from '../projects/story-pages'
import { tagsOf } from '../articles/topics'
import type { ArticleSummary, NamedSeries, Project } from '../content/types'
import { formAddress, PRINTED_FORMS, RESUME_FORMS, resumePath } from '../resume/addresses'
import { contactRoutes, localPath, normalPath, readLocalPath } from '../site/routes'
import { hasText, MADE_FILES, textAddress } from '../pages/site-segments'
import type { OwnPage } from '../pages/added-pages'
import { isShown, shownParts, type SitePart } from '../site/shown-parts'
import { topicRoutes } from '../articles/routes'

/** The shown content. A list is null if it cannot be read; then every path below it may exist. */
export type Shown = {
  articles: ArticleSummary[] | null
  projects: Project[] | null
  /** Slugs of the articles with an English text; if they cannot be read, each article may have one. */
  translated: string[] | null
  /** Slugs of the CV's roles. */
  roles: string[] | null
  /** The series of the owner's file. */
  series?: readonly NamedSeries[]
  stories?: StoryEntry[]
  /** The owner's own pages. */
  pages?: readonly Pick<OwnPage, 'slug' | 'language'>[]
  /** Parts that the site does without. */
  without?: readonly SitePart[]
}

/**
 * @param known every path that the site itself serves, as a page or a generated file, normalised by `normalPath`. It
 *   leaves out the owner's files, and what only the site's own pages request (`/media`, `/api`)
 * @param mayExist whether a path belongs to unreadable content
 */
type ExistingPaths = { known: ReadonlySet<string>; mayExist: (path: string) => boolean }

const OF_ARTICLES = [
  ...['/article/', '/articles/', '/etiqueta/', '/serie/', '/contacto/articulo/'],
  ...['/en/article/', '/en/articles', '/en/contact/article/'],
]
const OF_PROJECTS = ['/project/', '/en/project/']
const OF_ROLES = ['/resume/', '/en/resume/', '/cv/']

/** Returns the paths of a site with this content. */
export function existingPaths(shown: Shown): ExistingPaths {
  const { projects, translated: inEnglish, roles, series = [], stories, pages: own, without = [] } = shown
  const articles = shown.articles ?? []
  const translated = inEnglish ? articles.filter(({ slug }) => inEnglish.includes(slug)) : articles
  // What there is none of yet may come while the site runs.
  const anything = { without, projects: [null], contact: true }
  const parts = {
    es: shownParts({ ...anything, articles: [null] }),
    en: shownParts({ ...anything, articles: shown.articles ? translated : [null] }),
  }
  const pages = { articles, translated, projects: projects ?? [], stories, pages: own, parts }
  const paths = [
    ...MADE_FILES,
    ...sitemapAddresses(pages).map(({ path }) => path),
    ...sitemapAddresses(pages).flatMap(({ path }) => (hasText(path) ? textAddress(path) : [])),
    ...contactPaths(articles, translated),
    ...topicPaths({ articles, series }),
    ...resumePaths(roles ?? []),
  ]
  const unknown = [
    ...(shown.articles ? [] : OF_ARTICLES),
    ...(projects ? [] : OF_PROJECTS),
    ...(roles ? [] : OF_ROLES),
  ]
  return {
    known: new Set(
      paths
        .filter((path) => isShown(path, parts[readLocalPath(path).language]))
        .map((path) => normalPath(path) ?? path),
    ),
    mayExist: (path) => unknown.some((start) => path.startsWith(start)),
  }
}

function contactPaths(articles: ArticleSummary[], inEnglish: ArticleSummary[]): string[] {
  return [
    ...LANGUAGES.map((language) => localPath(language, contactRoutes.thanks)),
    ...articles.map(({ slug }) => contactRoutes.reply(slug)),
    ...inEnglish.map(({ slug }) => localPath('en', contactRoutes.reply(slug))),
  ]
}

/** Returns the pages of tags, series and years, including those excluded from search engines. */
function topicPaths(listing: Listing): string[] {
  const { articles } = listing
  const years = new Set(articles.flatMap((article) => publicationDate(article)?.slice(0, 4) ?? []))
  return [
    topicRoutes.tags,
    topicRoutes.archive(),
    ...[...years].map((year) => topicRoutes.archive(year)),
    ...[...tagsOf(articles).keys()].flatMap((slug) => [topicRoutes.tag(slug), topicRoutes.tagFeed(slug)]),
    ...seriesOf(listing).map(({ slug }) => topicRoutes.series(slug)),
  ]
}

/** Returns the CV's pages and its generated forms; printed forms are files of the owner. */
function resumePaths(roles: string[]): string[] {
  const made = RESUME_FORMS.filter((form) => !PRINTED_FORMS.some((printed) => printed === form))
  return LANGUAGES.flatMap((language) =>
    [null, ...roles].flatMap((role) => {
      const variant = { language, role }
      const forms = made.filter((form) => form !== 'vcf' || role === null)
      return [resumePath(variant), ...forms.map((form) => formAddress(variant, form))]
    }),
  )
}
