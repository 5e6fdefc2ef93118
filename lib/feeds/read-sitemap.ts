import 'server-only'
import { dependsOnOwner } from '../portfolio/owner-data'
import { getAllArticles, getAllProjects, listArticles, listProjects } from '../portfolio/queries'
import { getTranslatedArticles } from '../portfolio/translations'
import { findSelection, getSelection } from '../portfolio/selections'
import { getStories } from '../portfolio/stories/stories'
import { currentResume, dependsOnResume } from '../resume/current-resume'
import { hasContactPage } from '../routing/contact'
import { sitemapAddresses } from './site-addresses'
import { MAX_ADDRESSES, renderPart } from './sitemap'

/** Reads the sitemap entries of the current content. */
export async function readSitemap() {
  const [articles, projects, stories, topics] = await Promise.all([
    getAllArticles(),
    getAllProjects(),
    getStories(),
    getSelection('index'),
  ])
  const series = await Promise.all(
    topics.series.map(async (one) => ({ ...one, ...(await getSelection('series', one.slug)) })),
  )
  const translated = await getTranslatedArticles()
  await dependsOnOwner()
  await dependsOnResume()
  const resumeModified = currentResume().meta?.lastModified?.slice(0, 10)
  return sitemapAddresses({
    articles,
    translated,
    projects,
    stories,
    topics: { tags: topics.tags, series },
    resumeModified,
    contact: hasContactPage(),
  })
}

/** Upper bound for pages that are neither articles nor projects. */
const OTHER_PAGES = 100

/**
 * Returns the n-th file of a sitemap that exceeds one file, or null when there is none. A number too large for the
 * cached content is rejected without a request to the source.
 */
export async function readSitemapPart(part: number): Promise<string | null> {
  const [articles, projects, topics] = await Promise.all([
    listArticles({ page: 1, limit: 1 }),
    listProjects({ page: 1, limit: 1 }),
    findSelection('index'),
  ])
  // Each article and project accounts for at most one page and part of a list page, in each of two languages.
  const own = 4 * (articles.pagination.total_items + projects.pagination.total)
  const most = own + topics.tags.length + topics.series.length + OTHER_PAGES
  if (most <= MAX_ADDRESSES || (part - 1) * MAX_ADDRESSES >= most) return null
  return renderPart(await readSitemap(), part)
}
