import type { Folders } from '../../config/content-folder'
import { nearest } from '../../config/nearest'
import { findOwnerFile } from '../../config/owner-files'
import type { Problem } from '../../config/problems'
import type { Redirects } from '../../config/site-config'
import { sitemapAddresses } from '../../feeds/site-addresses'
import { type NamedSeries, readSeriesFile } from '../../portfolio/series-file'
import { seriesOf } from '../../portfolio/series-list'
import type { StoryEntry } from '../../portfolio/stories/story-kinds'
import { tagsOf } from '../../portfolio/tag-list'
import type { ArticleSummary, Project } from '../../portfolio/types'
import { normalPath } from '../../routing/normal-path'
import { redirectProblems } from '../../routing/redirect-problems'
import { topicRoutes } from '../../routing/topic-routes'
import { placeIn } from './owner-problems'

/** What is shown, or null where it can't be read: then every address below it may exist. */
export type Shown = {
  articles: ArticleSummary[] | null
  projects: Project[] | null
  stories: StoryEntry[]
}

/** Redirects that can't work. */
export function redirectFaults(
  folders: Folders,
  redirects: Redirects,
  { articles, projects, stories }: Shown,
): Problem[] {
  const addresses = sitemapAddresses({ articles: articles ?? [], projects: projects ?? [], stories })
  const known = [...addresses.map(({ path }) => path), ...topicPaths(folders, articles ?? [])].map(
    (path) => normalPath(path) ?? path,
  )
  const unknown = [
    ...(articles ? [] : ['/article/', '/articles/', '/etiqueta/', '/serie/']),
    ...(projects ? [] : ['/project/']),
  ]
  const mayExist = (path: string) => unknown.some((start) => path.startsWith(start))
  const sources = new Set(Object.keys(redirects).map((from) => normalPath(from)))
  const exists = (path: string) =>
    known.includes(path) || findOwnerFile(path, folders) !== null || (mayExist(path) && !sources.has(path))
  return redirectProblems(redirects, exists).map(({ from, to, problem }) => {
    const meant = /doesn't have$/.test(problem) ? nearest(to, known) : null
    return {
      severity: 'error',
      file: `${folders.name}/redirects.ts`,
      place: placeIn(folders, 'redirects', [from]),
      field: `'${from}': '${to}'`,
      message: problem,
      fix: meant ? `Did you mean ${meant}?` : '',
    }
  })
}

/** Pages of tags and series, also those that search engines are told to leave out. */
function topicPaths(folders: Folders, articles: ArticleSummary[]): string[] {
  const series = seriesOf({ articles, series: seriesFileOf(folders) })
  const tags = [...tagsOf(articles).keys()]
  return [
    topicRoutes.tags,
    topicRoutes.archive(),
    ...tags.flatMap((slug) => [topicRoutes.tag(slug), topicRoutes.tagFeed(slug)]),
    ...series.map(({ slug }) => topicRoutes.series(slug)),
  ]
}

/** A file that can't be used is reported by who checks it. */
function seriesFileOf(folders: Folders): NamedSeries[] {
  try {
    return readSeriesFile(folders)
  } catch {
    return []
  }
}
