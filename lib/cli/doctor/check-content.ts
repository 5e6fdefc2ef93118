import 'server-only'
import type { Folders } from '../../config/content-folder'
import { findOwnerFile } from '../../config/owner-files'
import { sitemapAddresses } from '../../feeds/site-addresses'
import { problemsOf } from '../../config/problems'
import { createContentReader } from '../../portfolio/sources/embedded/read-content'
import type { Article, Project } from '../../portfolio/types'
import { readTranslations } from '../../portfolio/sources/embedded/translation-file'
import { localPath } from '../../routing/local-path'
import { normalDecoded } from '../../routing/normal-path'
import { findRedirect } from '../../routing/redirects'
import { routes } from '../../routing/routes'
import { siteUrl } from '../../config/site-url'
import { checkArticles } from './check-articles'
import { checkEnglish } from './check-english'
import { checkPictures } from './check-pictures'
import { checkProjects } from './check-projects'
import { checkText, type Site } from './check-texts'
import { findingOf } from './check-files'
import type { Finding } from './finding'
import { anchorsOf } from './heading-ids'
import { checkPlaceholders } from './placeholders'
import { readSources } from './source-text'

/** Every check of the owner's files. @param now Madrid's wall clock, `YYYY-MM-DD HH:MM:SS` */
export async function checkContent(folders: Folders, now: string): Promise<Finding[]> {
  const sources = await readSources(folders)
  const reader = createContentReader(folders)
  const findings: Finding[] = [
    ...checkPlaceholders(sources, folders),
    ...(await checkPictures(sources, folders)),
  ]
  let articles: Article[]
  let projects: Project[]
  try {
    ;[articles, projects] = await Promise.all([reader.readArticles(), reader.readProjects()])
  } catch (error) {
    const problems = problemsOf(error)
    if (!problems) throw error
    return [...findings, ...problems.map(findingOf)]
  }
  const site = siteOf(articles, projects, folders)
  findings.push(...checkEnglish(folders, projects))
  for (const source of sources) {
    const name = source.file.slice(folders.name.length + 1)
    const slug = /^articles\/(.+)\.md$/.exec(name)?.[1]
    if (slug) findings.push(...checkText(source, pathOfText(slug), site))
    if (/^privacy.*\.md$/.test(name)) findings.push(...checkText(source, routes.privacy, site))
    if (name === 'projects.json') findings.push(...checkProjects(projects, source))
  }
  return [...findings, ...checkArticles(articles, sources, { now, folders })]
}

/** The address of the page that shows a text. @param name of its file, without the ending */
function pathOfText(name: string): string {
  return name.endsWith('.en')
    ? localPath('en', routes.article(name.slice(0, -'.en'.length)))
    : routes.article(name)
}

function siteOf(articles: Article[], projects: Project[], folders: Folders): Site {
  const texts = new Set(readTranslations(folders).map(({ slug }) => slug))
  const translated = articles.filter(({ slug }) => texts.has(slug))
  const paths = new Set(
    sitemapAddresses({ articles, translated, projects }).map(({ path: address }) => decodeURI(address)),
  )
  const anchors = new Map(articles.map(({ slug, content }) => [`/article/${slug}`, anchorsOf(content)]))
  return {
    origin: new URL(siteUrl).origin,
    exists: (address, anchor) => {
      const known = paths.has(address) || findRedirect(normalDecoded(address)) !== null
      if (!known) return findOwnerFile(address, folders) !== null
      return !anchor || !anchors.has(address) || (anchors.get(address)?.has(anchor) ?? false)
    },
  }
}
