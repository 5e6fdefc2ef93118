import './load-env-files'
import { causeOf } from '../config/log'
import type { ArticleSummary, Project } from '../portfolio/types'
import { checkPublishedSchema } from './published-schema'

/** Runs before every build: says in one sentence what is wrong, instead of letting a page fail half way. */
async function check(): Promise<string> {
  // Imported here, so that a wrong environment variable is reported like everything else.
  const { createSource } = await import('../portfolio/source')
  const { listAllArticles, listAllProjects } = await import('../portfolio/sources/list-all')
  const { readPublishedResume, readResume } = await import('../resume/resume')
  const { assertPublic } = await import('../config/site-url')
  assertPublic()
  readResume()
  checkPublishedSchema(readPublishedResume())
  const source = createSource()
  const [articles, projects] = await Promise.all([listAllArticles(source), listAllProjects(source)])
  await checkRedirects(articles.rows, projects.rows)
  return `Content from ${source.name}: ${articles.rows.length} articles, ${projects.rows.length} projects.`
}

async function checkRedirects(articles: ArticleSummary[], projects: Project[]): Promise<void> {
  const { owner } = await import('../config/owner')
  const { folders } = await import('../config/content-folder')
  const { findOwnerFile } = await import('../config/owner-files')
  const { redirectProblems } = await import('../routing/redirect-problems')
  const { normalPath } = await import('../routing/redirects')
  const { sitemapAddresses } = await import('../feeds/sitemap')
  const addresses = sitemapAddresses({ articles, projects })
  const known = new Set(addresses.map(({ path: address }) => normalPath(address)))
  const exists = (address: string) => known.has(address) || findOwnerFile(address) !== null
  const problems = redirectProblems(owner.redirects, exists)
  if (problems.length > 0)
    throw new Error(`${folders.name}/redirects.ts needs attention:\n  - ${problems.join('\n  - ')}`)
}

check().then(console.log, (error: unknown) => {
  console.error(`\nThe build stops before it begins:\n\n${causeOf(error)}\n`)
  process.exitCode = 1
})
