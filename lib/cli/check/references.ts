import path from 'node:path'
import { listArticleNames, readArticleName } from '../../content/sources/files/article-names'
import { STORIES_FOLDER } from '../../content/read-stories'
import { redirectProblems } from '../../pages/redirects'
import { normalPath } from '../../site/read-path'
import { findOwnerFile } from '../../site/owner-files'
import { parseUrl } from '../../text/parse-url'
import { nearest } from '../../validation/field-name'
import { type Problem, shown } from '../../validation/problems'
import { ownAddresses } from '../existing-paths'
import { problemsIn, type Said } from './problems-in'
import { articleFile, type Content } from './read-content'

/** Reports names of articles and projects that don't exist, addresses without a page, and redirects that can't work. */
export function referenceProblems(content: Content): Problem[] {
  return [inSeries, inStories, inArticles, inEnglish, inAddresses, inRedirects].flatMap((check) =>
    check(content),
  )
}

function noArticle(keys: PropertyKey[], slug: string, slugs: string[]): Said {
  const meant = nearest(slug, slugs)
  return [keys, `names ${slug}, and there is no such article`, meant ? `Did you mean ${meant}?` : '']
}

function inSeries({ folders, series, articles }: Content): Problem[] {
  if (!series || !articles) return []
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return series.series.flatMap(({ name, articles: slugs }, index) => {
    const said = slugs.flatMap((slug, at): Said[] => {
      const keys = [index, 'articles', at]
      const article = bySlug.get(slug)
      if (!article) return [noArticle(keys, slug, [...bySlug.keys()])]
      if (article.series === undefined) return []
      return [[keys, `names ${slug}, which names a series itself`, 'Its own one counts: take it out here']]
    })
    return problemsIn(folders, 'series.json', said).map((one) => ({ ...one, field: `series "${name}":` }))
  })
}

function inStories({ folders, stories, articles, projects }: Content): Problem[] {
  const slugs = articles?.map(({ slug }) => slug)
  return stories.flatMap(({ id, articles: named }) => {
    const missing = slugs ? named.filter((slug) => !slugs.includes(slug)) : []
    const isLonely = projects && !projects.some((project) => project.id === id)
    const fix = `Name it after the id of its project, or take it away: there are ${idsOf(projects)}`
    const lonely: Said = [[], `is the story of project ${id}, and there is no such project`, fix]
    const unknown = missing.map((slug) => noArticle(['articles', named.indexOf(slug)], slug, slugs ?? []))
    return problemsIn(folders, `${STORIES_FOLDER}/${id}.md`, [...(isLonely ? [lonely] : []), ...unknown])
  })
}

/** Articles of an API name no project. */
function inArticles(content: Content): Problem[] {
  const { folders, articles, projects } = content
  if (!articles || !projects) return []
  return articles.flatMap(({ slug, project = [] }) => {
    const unknown = project.filter((id) => !projects.some((one) => one.id === id))
    const said = unknown.map((id): Said => {
      return [['project'], `is ${id}, and there is no such project`, `There are ${idsOf(projects)}`]
    })
    return problemsIn(folders, articleFile(content, slug), said)
  })
}

/** English texts of what doesn't exist are never shown. */
function inEnglish(content: Content): Problem[] {
  const { folders, articles, articleFiles, projects, translations, englishProjects } = content
  // Drafts included, which are no translations yet.
  const names = listArticleNames(path.join(folders.content, 'articles'), '.en.md')
  const translated = new Set(names.map((name) => readArticleName(name).slug))
  const slugs = articles?.map(({ slug }) => slug)
  const ofNothing = translations.flatMap(({ slug }) => {
    // The text of a draft, or of an article with a future date, waits with it.
    if (!slugs || slugs.includes(slug) || articleFiles.has(slug)) return []
    const untranslated = slugs.filter((other) => !translated.has(other))
    const meant = nearest(slug, untranslated)
    const fix = meant ? `Is it that of ${meant}? Rename it to ${meant}.en.md` : 'Write the article first'
    return problemsIn(folders, `articles/${slug}.en.md`, [[[], 'is the text of no published article', fix]])
  })
  const unknown = englishProjects.filter(({ id }) => projects && !projects.some((one) => one.id === id))
  const ofProjects = unknown.flatMap(({ id }) =>
    problemsIn(folders, 'en/projects.json', [[[], `project ${id} is no project`, 'Take it out']]),
  )
  return [...ofNothing, ...ofProjects]
}

/** Accounts and demos at the site's own address, such as a PDF, whose file isn't there. */
function inAddresses(content: Content): Problem[] {
  const { folders, site, projects, isFromFiles } = content
  const { origin, exists } = ownAddresses(content)
  const leadsNowhere = (address: string | null | undefined) => {
    const url = parseUrl(address ?? '')
    const path = url?.origin === origin ? normalPath(url.pathname) : null
    return path !== null && !exists(path)
  }
  const saidOf = (address: string | null | undefined, keys: PropertyKey[]): Said[] => {
    const fix = 'Put its file into public/, or write another address'
    return leadsNowhere(address) ? [[keys, `is ${shown(address)}, which leads nowhere`, fix]] : []
  }
  const accounts = (site?.social ?? []).flatMap(({ url }, at) => saidOf(url, ['social', at, 'url']))
  const demos = (isFromFiles ? (projects ?? []) : []).flatMap(({ demoLink }, at) =>
    saidOf(demoLink, [at, 'demoLink']),
  )
  return [
    ...problemsIn(folders, 'site.ts', accounts, { value: site }),
    ...problemsIn(folders, 'projects.json', demos, { value: projects, entry: 'project' }),
  ]
}

function inRedirects(content: Content): Problem[] {
  const { folders, redirects } = content
  if (!redirects) return []
  const { known, mayExist } = ownAddresses(content)
  const sources = new Set(Object.keys(redirects).map((from) => normalPath(from)))
  const exists = (address: string) =>
    known.has(address) ||
    findOwnerFile(address, folders) !== null ||
    (mayExist(address) && !sources.has(address))
  return redirectProblems(redirects, exists).flatMap(({ from, to, problem }) => {
    const meant = /doesn't have$/.test(problem) ? nearest(to, [...known]) : null
    const said: Said = [[from], problem, meant ? `Did you mean ${meant}?` : '']
    const field = `'${from}': '${to}'`
    return problemsIn(folders, 'redirects.ts', [said], { severity: 'error' }).map((one) => ({
      ...one,
      field,
    }))
  })
}

function idsOf(projects: { id: number }[] | null): string {
  return projects?.map(({ id }) => id).join(', ') || 'none'
}
