import 'server-only'
import { type Folders } from '../site/content-folder'
import { findOwnerFile } from '../site/owner-files'
import { env } from '../site/env'
import { LANGUAGES } from '../site/language'
import { parseUrl } from '../text/parse-url'
import type { Content as OwnerContent } from './check/read-content'
import { problemsOf } from '../validation/problems'
import { sitemapAddresses } from '../feeds/site-addresses'
import { publicationDate } from '../content/publication'
import { readSeriesFile, seriesOf } from '../articles/series-list'
import { readTranslations } from '../content/translations'
import type { StoryEntry } from '../projects/story-pages'
import { tagsOf } from '../articles/topics'
import type { ArticleSummary, Project } from '../content/types'
import { formAddress, PRINTED_FORMS, RESUME_FORMS, resumePath } from '../resume/addresses'
import { readResume } from '../resume/resume'
import { contactRoutes, localPath, normalPath, readLocalPath } from '../site/routes'
import { hasText, MADE_FILES, textAddress } from '../pages/site-segments'
import type { OwnPage } from '../pages/added-pages'
import { isShown, shownParts, type SitePart } from '../site/shown-parts'
import { topicRoutes } from '../articles/routes'

/** The shown content. A list is null if it cannot be read; then every path below it may exist. */
export type Shown = {
  articles: ArticleSummary[] | null
  projects: Project[] | null
  stories: StoryEntry[]
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

type Content = {
  articles: ArticleSummary[]
  inEnglish: ArticleSummary[]
  /** Slugs of series; `roles` has the slugs of the CV's roles. */
  series: string[]
  roles: string[]
}

const OF_ARTICLES = [
  ...['/article/', '/articles/', '/etiqueta/', '/serie/', '/contacto/articulo/'],
  ...['/en/article/', '/en/articles', '/en/contact/article/'],
]
const OF_PROJECTS = ['/project/', '/en/project/']
const OF_ROLES = ['/resume/', '/en/resume/', '/cv/']

/** Returns the paths of a site. Translations, series and the CV are read from its folder. */
export function existingPaths(folders: Folders, shown: Shown): ExistingPaths {
  const { projects, stories, pages: own, without = [] } = shown
  const articles = shown.articles ?? []
  const translated = attempt(() => readTranslations(folders).map(({ slug }) => slug))
  const named = attempt(() => readSeriesFile(folders)) ?? []
  const roles = attempt(() => readResume(folders).resume['x-roles'].map(({ slug }) => slug))
  const content: Content = {
    articles,
    // An unusable file may be the translation of any article.
    inEnglish: translated ? articles.filter(({ slug }) => translated.includes(slug)) : articles,
    series: seriesOf({ articles, series: named }).map(({ slug }) => slug),
    roles: roles ?? [],
  }
  // What there is none of yet may come while the site runs.
  const anything = { without, projects: [null], contact: true }
  const english = shown.articles ? content.inEnglish : [null]
  const parts = {
    es: shownParts({ ...anything, articles: [null] }),
    en: shownParts({ ...anything, articles: english }),
  }
  const pages = {
    articles,
    translated: content.inEnglish,
    projects: projects ?? [],
    stories,
    pages: own,
    parts,
  }
  const paths = [
    ...MADE_FILES,
    ...sitemapAddresses(pages).map(({ path }) => path),
    ...sitemapAddresses(pages).flatMap(({ path }) => (hasText(path) ? textAddress(path) : [])),
    ...contactPaths(content),
    ...topicPaths(content),
    ...resumePaths(content),
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

/** @returns null for an unusable file, which its own check reports */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (!problemsOf(error)) throw error
    return null
  }
}

function contactPaths({ articles, inEnglish }: Content): string[] {
  return [
    ...LANGUAGES.map((language) => localPath(language, contactRoutes.thanks)),
    ...articles.map(({ slug }) => contactRoutes.reply(slug)),
    ...inEnglish.map(({ slug }) => localPath('en', contactRoutes.reply(slug))),
  ]
}

/** Returns the pages of tags, series and years, including those excluded from search engines. */
function topicPaths({ articles, series }: Content): string[] {
  const years = new Set(articles.flatMap((article) => publicationDate(article)?.slice(0, 4) ?? []))
  return [
    topicRoutes.tags,
    topicRoutes.archive(),
    ...[...years].map((year) => topicRoutes.archive(year)),
    ...[...tagsOf(articles).keys()].flatMap((slug) => [topicRoutes.tag(slug), topicRoutes.tagFeed(slug)]),
    ...series.map((slug) => topicRoutes.series(slug)),
  ]
}

/** Returns the CV's pages and its generated forms; printed forms are files of the owner. */
function resumePaths({ roles }: Content): string[] {
  const made = RESUME_FORMS.filter((form) => !PRINTED_FORMS.some((printed) => printed === form))
  return LANGUAGES.flatMap((language) =>
    [null, ...roles].flatMap((role) => {
      const variant = { language, role }
      const forms = made.filter((form) => form !== 'vcf' || role === null)
      return [resumePath(variant), ...forms.map((form) => formAddress(variant, form))]
    }),
  )
}

/** Returns the origin of the site, its pages, and whether a path leads to one, to a file or by a redirect. */
export function ownAddresses(
  content: OwnerContent,
): ExistingPaths & { origin: string; exists: (path: string) => boolean } {
  const { folders, site, articles, projects, pages, told, redirects } = content
  const shown = { articles, projects, stories: told, without: site?.without, pages }
  const { known, mayExist } = existingPaths(folders, shown)
  const moved = new Set(Object.keys(redirects ?? {}).map(normalPath))
  const origin = parseUrl(env.SITE_URL ?? site?.url ?? '')?.origin ?? 'https://site.invalid'
  const exists = (path: string) =>
    known.has(path) || mayExist(path) || moved.has(path) || findOwnerFile(path, folders) !== null
  return { origin, known, mayExist, exists }
}
