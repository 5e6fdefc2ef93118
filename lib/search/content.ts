import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type { Metadata } from 'next'
import { owner } from '../site/owner'
import { isShown } from '../site/shown-parts'
import { processWide } from '../site/once'
import { createTaskQueue } from '../images/image-cache'
import { getContent, partsIn, withText } from '../content/content'
import type { Snapshot } from '../content/snapshot'
import type { ArticleEntry } from '../content/types'
import { slugsOf } from '../projects/story-pages'
import { getListedPages, getOwnPages } from '../pages/own-pages'
import { getResume } from '../resume/current-resume'
import { shortHash } from '../text/random'
import type { SearchAnswer, SearchDocument } from './query'
import * as documents from './documents'
import { createSiteSearch, type SearchItem } from './site-search'
import { routes } from '../site/routes'
import { pageMetadata } from '../seo/metadata'
import { SEARCH } from './words'

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

/** Returns everything that is searched, with the texts. @throws as {@link searchSite} does */
export async function listSearchDocuments(): Promise<SearchDocument[]> {
  return inSearchQueue(() => siteSearch().documents())
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
  let last: { of: Snapshot; items: SearchItem[] } | null = null
  return async () => {
    const now = await getContent()
    if (last?.of !== now) last = { of: now, items: await itemsOf(now) }
    return last.items
  }
}

async function itemsOf(content: Snapshot): Promise<SearchItem[]> {
  const { articles, bySlug, values } = content
  const parts = partsIn('es', content)
  const [projects, { stories }] = [values.projects.rows, values.stories]
  const { resume } = await getResume()
  const own = new Map((await getOwnPages('es')).map(({ slug, content }) => [slug, content]))
  const slugs = slugsOf({ projects, stories })
  return [
    ...[documents.ofResume(resume), documents.ofAbout(owner.about)]
      .filter(({ path }) => isShown(path, parts))
      .map((document) => item(document)),
    ...(await getListedPages('es')).map((page) => {
      const content = own.get(page.slug) ?? ''
      return item(documents.ofOwnPage(page), content, async () => content)
    }),
    ...documents.ofTopics({ articles, series: values.series }).map((document) => item(document)),
    ...projects.map((project, index) => {
      const [slug, text] = [slugs.get(project.id), stories.find(({ id }) => id === project.id)]
      const story = slug !== undefined && text ? { ...text, slug } : null
      const content = story?.content ?? ''
      return item(documents.ofProject(project, index, story), content, async () => content)
    }),
    ...articles.flatMap(({ slug }) => {
      const entry = bySlug.get(slug)
      return entry ? articleItem(entry) : []
    }),
  ]
}

const articleItems = new WeakMap<ArticleEntry, SearchItem>()

/** Creates the item of an article once: an entry that has not changed stays the same object. */
function articleItem(entry: ArticleEntry): SearchItem {
  const known = articleItems.get(entry)
  if (known) return known
  // A text that was never read is indexed once it is.
  const readText = async () => (entry.text !== null ? (await withText(entry)).content : '')
  const made = item(documents.ofArticle(entry.row), entry.text ?? '', readText)
  articleItems.set(entry, made)
  return made
}

/** @param version of the text */
function item(document: SearchDocument, version = '', readText = async () => ''): SearchItem {
  return { document, stamp: shortHash(JSON.stringify([document, version])), readText }
}

/** Returns the metadata of the search page. Search engines list it, and follow the links of its results. */
export function searchMetadata({ ofResults = false } = {}): Metadata {
  const metadata = pageMetadata({
    title: `${SEARCH.title} | ${owner.site.title}`,
    description: SEARCH.description(owner.site.name),
    path: routes.search,
    card: 'home',
  })
  return ofResults ? { ...metadata, robots: { index: false, follow: true } } : metadata
}
