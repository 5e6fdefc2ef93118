import 'server-only'
import { getAllArticles, getAllProjects, listArticles, listProjects } from '../portfolio/queries'
import { readResume } from '../resume/resume'
import { sitemapAddresses } from './site-addresses'
import { MAX_ADDRESSES, renderPart } from './sitemap'

/** The sitemap entries of the current content. */
export async function readSitemap() {
  const [articles, projects] = await Promise.all([getAllArticles(), getAllProjects()])
  const resumeModified = readResume().meta?.lastModified?.slice(0, 10)
  return sitemapAddresses({ articles, projects, resumeModified })
}

/** Pages that stand for themselves, and views of the projects by type: more than there are. */
const OTHER_PAGES = 100

/**
 * The n-th file of a sitemap that is too long for one, or null when there is none. Whether there can be one is told
 * from what is held: a made-up number asks the source for nothing.
 */
export async function readSitemapPart(part: number): Promise<string | null> {
  const [articles, projects] = await Promise.all([
    listArticles({ page: 1, limit: 1 }),
    listProjects({ page: 1, limit: 1 }),
  ])
  // An article and a project each have a page of their own at most, and a share of a list.
  const most = 2 * (articles.pagination.total_items + projects.pagination.total) + OTHER_PAGES
  if (most <= MAX_ADDRESSES || (part - 1) * MAX_ADDRESSES >= most) return null
  return renderPart(await readSitemap(), part)
}
