import 'server-only'
import { owner } from '../../config/owner'
import { processWide } from '../../config/process-wide'
import { createTaskQueue } from '../../images/task-queue'
import { getContent, withText } from '../../content/content'
import type { Snapshot } from '../../content/snapshot'
import { slugsOf } from '../../content/stories/story-slugs'
import type { Project, Story } from '../../content/types'
import { getResume } from '../../resume/current-resume'
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
  let last: { of: Snapshot; content: SiteContent } | null = null
  return async () => {
    const now = await getContent()
    if (last?.of !== now) last = { of: now, content: await siteContentOf(now) }
    return last.content
  }
}

async function siteContentOf({ articles, bySlug, values, version }: Snapshot): Promise<SiteContent> {
  const { resume } = await getResume()
  return {
    articles: { rows: articles, versions: Object.fromEntries(version.texts) },
    async heldText(slug) {
      const entry = bySlug.get(slug)
      return entry && entry.text !== null ? withText(entry) : null
    },
    others: [
      ...projectDocuments(values.projects.rows, values.stories.stories),
      resumePageDocument(resume),
      aboutDocument(owner.about),
      ...topicDocuments({ articles, series: values.series }),
    ],
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
