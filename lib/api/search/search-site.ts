import 'server-only'
import { owner } from '../../config/owner'
import { processWide } from '../../config/process-wide'
import { createTaskQueue } from '../../images/task-queue'
import { followOwner } from '../../portfolio/owner-data'
import { seriesFile } from '../../portfolio/series-file'
import { getCatalog } from '../../portfolio/source'
import { slugsOf } from '../../content/stories/story-slugs'
import { storyTexts } from '../../portfolio/stories/stories'
import type { Project, Story } from '../../content/types'
import { currentResume } from '../../resume/current-resume'
import type { SearchAnswer } from './answer'
import type { SearchDocument } from './document'
import type { SiteContent } from './follow-content'
import { aboutDocument, projectDocument, resumePageDocument } from './site-documents'
import { createSiteSearch } from './site-search'
import { topicDocuments } from './topic-documents'

/**
 * Searches the whole site: articles, the topics that list them, projects, CV and the page about the owner. A query
 * sends no request to an upstream.
 * @throws BusyError when too many queries are waiting; a content error while there is no content
 */
export function searchSite(query: string): Promise<SearchAnswer> {
  return inSearchQueue(() => siteSearch().search(query))
}

/** Starts indexing the content, for a visitor who is about to search. */
export function prepareSearch(): void {
  void siteSearch()
    .upToDate()
    .catch(() => undefined) // the query reports the error
}

/** A query occupies the process for a few milliseconds, so queries are queued and run between other requests. */
const inSearchQueue = <T>(task: () => Promise<T>) =>
  processWide('search-queue', () => createTaskQueue({ atOnce: 2, waiting: 100 }))(task)

const siteSearch = () => processWide('site-search', () => createSiteSearch({ content: createReader() }))

/** Creates a function that reads the content; documents of unchanged content are the same objects. */
function createReader(): () => Promise<SiteContent> {
  let last: { sources: unknown[]; others: SearchDocument[] } | null = null
  return async () => {
    const catalog = getCatalog()
    await followOwner()
    const articles = await catalog.cachedIndex()
    const projects = await catalog.cachedProjects()
    const stories = await storyTexts()
    const listing = { articles: articles.rows, series: await seriesFile.read() }
    const content = [projects, stories, listing.articles, listing.series]
    const sources = [...content, owner.about, owner.site, currentResume()]
    if (!last || sources.some((source, at) => source !== last?.sources[at])) {
      const others = [
        ...projectDocuments(projects, stories),
        resumePageDocument(currentResume()),
        aboutDocument(owner.about),
        ...topicDocuments(listing),
      ]
      last = { sources, others }
    }
    return { articles, heldText: lazily(() => catalog.heldTexts()), others: last.others }
  }
}

function projectDocuments(projects: Project[], stories: Story[]): SearchDocument[] {
  const slugs = slugsOf({ projects, stories })
  return projects.map((project, index) => {
    const slug = slugs.get(project.id)
    const text = stories.find(({ id }) => id === project.id)
    return projectDocument(project, index, slug !== undefined && text ? { slug, text } : undefined)
  })
}

/** Opens the texts only when something has changed. */
function lazily(open: () => Promise<SiteContent['heldText']>): SiteContent['heldText'] {
  let opened: Promise<SiteContent['heldText']> | null = null
  return async (...call) => (await (opened ??= open()))(...call)
}
