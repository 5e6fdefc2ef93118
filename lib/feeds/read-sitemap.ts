import 'server-only'
import { getAllArticles, getAllProjects } from '../portfolio/queries'
import { readResume } from '../resume/resume'
import { sitemapAddresses } from './sitemap'

/** The sitemap entries of the current content. */
export async function readSitemap() {
  const [articles, projects] = await Promise.all([getAllArticles(), getAllProjects()])
  const resumeModified = readResume().meta?.lastModified?.slice(0, 10)
  return sitemapAddresses({ articles, projects, resumeModified })
}
