import 'server-only'
import {
  getAllArticles,
  getSeries,
  getTopics,
  getTranslatedArticles,
  listArticles,
} from '../articles/queries'
import { getAllProjects, getStories, listProjects } from '../projects/queries'
import { getParts } from '../content/queries'
import { getListedPages } from '../pages/own-pages'
import { getResume } from '../resume/current-resume'
import { sitemapAddresses } from './site-addresses'
import { MAX_ADDRESSES, renderPart } from './sitemap'

/** Reads the sitemap entries of the current content. */
export async function readSitemap() {
  const [articles, translated, projects, stories, topics, { resume }] = await Promise.all([
    getAllArticles(),
    getTranslatedArticles(),
    getAllProjects(),
    getStories(),
    getTopics(),
    getResume(),
  ])
  const series = await Promise.all(
    topics.series.map(async (one) => ({ ...one, ...(await getSeries(one.slug)) })),
  )
  const resumeModified = resume.meta?.lastModified?.slice(0, 10)
  return sitemapAddresses({
    articles,
    translated,
    projects,
    stories,
    topics: { tags: topics.tags, series },
    resumeModified,
    pages: [...(await getListedPages('es')), ...(await getListedPages('en'))],
    parts: { es: await getParts('es'), en: await getParts('en') },
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
    getTopics(),
  ])
  // Each article and project accounts for at most one page and part of a list page, in each of two languages.
  const own = 4 * (articles.pagination.total_items + projects.pagination.total)
  const most = own + topics.tags.length + topics.series.length + OTHER_PAGES
  if (most <= MAX_ADDRESSES || (part - 1) * MAX_ADDRESSES >= most) return null
  return renderPart(await readSitemap(), part)
}
