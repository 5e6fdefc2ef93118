import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { owner } from '../config/owner'
import { processWide } from '../config/process-wide'
import { createTaskQueue } from '../images/task-queue'
import { followOwner } from '../portfolio/owner-data'
import { seriesFile } from '../portfolio/series-file'
import { getCatalog } from '../portfolio/source'
import { slugsOf } from '../portfolio/stories/story-slugs'
import { storyTexts } from '../portfolio/stories/stories'
import { currentResume } from '../resume/current-resume'
import { shortHash } from '../text/hash'
import type { SearchAnswer, SearchDocument } from './document'
import * as documents from './documents'
import { createSiteSearch, type SearchItem } from './site-search'

/** How long a start waits for the index; what is left is indexed between requests. */
const START_PATIENCE_MS = 5_000

/**
 * Searches the whole site: articles, the topics that list them, projects, CV and the page about the owner. A query
 * sends no request to the content's source.
 * @throws BusyError when too many queries are waiting; a content error while there is no content
 */
export async function searchSite(query: string): Promise<SearchAnswer> {
  return inSearchQueue(() => siteSearch().search(query))
}

/** Indexes the content before the first request of a server; of thousands of articles, the newest. */
export async function prepareSearch(): Promise<void> {
  const prepared = siteSearch()
    .prepare()
    .catch(() => undefined) // the query reports the error
  await Promise.race([prepared, setTimeout(START_PATIENCE_MS, null, { ref: false })])
}

/** A query occupies the process for a few milliseconds, so queries are queued and run between other requests. */
const inSearchQueue = <T>(task: () => Promise<T>) =>
  processWide('search-queue', () => createTaskQueue({ atOnce: 2, waiting: 100 }))(task)

const siteSearch = () => processWide('site-search', () => createSiteSearch(createReader()))

/** Creates a function that lists what is searched; the same list while nothing has changed. */
function createReader(): () => Promise<SearchItem[]> {
  let last: { sources: unknown[]; items: SearchItem[] } | null = null
  let changes = 0
  return async () => {
    const catalog = getCatalog()
    await followOwner()
    const [{ rows, versions }, projects] = [await catalog.cachedIndex(), await catalog.cachedProjects()]
    const [stories, series, resume] = [await storyTexts(), await seriesFile.read(), currentResume()]
    const sources = [rows, projects, stories, series, resume, owner.about, owner.site]
    if (last?.sources.every((source, at) => source === sources[at])) return last.items
    const held = await catalog.heldTexts()
    changes += 1
    const slugs = slugsOf({ projects, stories })
    const items = [
      ...[documents.ofResume(resume), documents.ofAbout(owner.about)].map((document) => item(document)),
      ...documents.ofTopics({ articles: rows, series }).map((document) => item(document)),
      ...projects.map((project, index) => {
        const [slug, text] = [slugs.get(project.id), stories.find(({ id }) => id === project.id)]
        const story = slug !== undefined && text ? { ...text, slug } : null
        const content = story?.content ?? ''
        return item(documents.ofProject(project, index, story), content, async () => content)
      }),
      ...rows.map((article) => {
        const { slug } = article
        const readText = async () => (await held(slug, true))?.content ?? ''
        // Where the list doesn't tell the version of a text, it is read again whenever the list changes.
        return item(documents.ofArticle(article), versions[slug] ?? String(changes), readText)
      }),
    ]
    last = { sources, items }
    return items
  }
}

/** @param version of the text */
function item(document: SearchDocument, version = '', readText = async () => ''): SearchItem {
  return { document, stamp: shortHash(JSON.stringify([document, version])), readText }
}
