import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sitemapAddresses } from '../../feeds/sitemap'
import { causeOf } from '../../config/log'
import { createContentReader } from '../../portfolio/sources/embedded/read-content'
import type { Article, Project } from '../../portfolio/types'
import { findRedirect } from '../../routing/redirects'
import { routes } from '../../routing/routes'
import { siteUrl } from '../../config/site-url'
import { checkArticles } from './check-articles'
import { checkPictures } from './check-pictures'
import { checkProjects } from './check-projects'
import { checkText, type Site } from './check-texts'
import type { Finding } from './finding'
import { anchorsOf } from './heading-ids'
import { checkPlaceholders } from './placeholders'
import { readSources } from './source-text'

/** Every check of the files in `content/`. @param now Madrid's wall clock, `YYYY-MM-DD HH:MM:SS` */
export async function checkContent(root: string, now: string): Promise<Finding[]> {
  const sources = await readSources(root)
  const reader = createContentReader(root)
  const findings: Finding[] = [...checkPlaceholders(sources), ...(await checkPictures(sources, root))]
  let articles: Article[]
  let projects: Project[]
  try {
    ;[articles, projects] = await Promise.all([reader.readArticles(), reader.readProjects()])
  } catch (error) {
    const message = causeOf(error)
    const file = /content\/\S+\.(?:md|json)/.exec(message)?.[0] ?? 'content'
    return [...findings, { severity: 'error', rule: 'unreadable', where: `${file}:1`, message }]
  }
  const site = siteOf(articles, projects, root)
  for (const source of sources) {
    const slug = /^content\/articles\/(.+)\.md$/.exec(source.file)?.[1]
    if (slug) findings.push(...checkText(source, routes.article(slug), site))
    if (/^content\/privacy.*\.md$/.test(source.file))
      findings.push(...checkText(source, routes.privacy, site))
    if (source.file === 'content/projects.json') findings.push(...checkProjects(projects, source))
  }
  return [...findings, ...checkArticles(articles, sources, { now })]
}

function siteOf(articles: Article[], projects: Project[], root: string): Site {
  const paths = new Set(
    sitemapAddresses({ articles, projects }).map(({ path: address }) => decodeURI(address)),
  )
  const anchors = new Map(articles.map(({ slug, content }) => [`/article/${slug}`, anchorsOf(content)]))
  return {
    origin: new URL(siteUrl).origin,
    exists: (address, anchor) => {
      const known = paths.has(address) || findRedirect(address) !== null
      if (!known) return /\.\w+$/.test(address) && existsSync(path.join(root, 'public', address))
      return !anchor || !anchors.has(address) || (anchors.get(address)?.has(anchor) ?? false)
    },
  }
}
