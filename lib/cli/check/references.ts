import { existsSync } from 'node:fs'
import path from 'node:path'
import { STORIES_FOLDER } from '../../projects/read-stories'
import { PAGES_FOLDER } from '../../pages/own-pages'
import type { ListedPage } from '../../pages/added-pages'
import { redirectProblems } from '../../pages/redirects'
import { normalPath } from '../../site/routes'
import { findOwnerFile } from '../../site/owner-files'
import { parseUrl } from '../../text/parse-url'
import { slugOf } from '../../text/slug'
import { nearest, type Problem, shown } from '../../validation/problems'
import { ownAddresses } from '../existing-paths'
import { problemsIn, type Say } from './problems-in'
import { articleFile, type Content } from './read-content'

/**
 * Reports names of articles and projects that don't exist, addresses without a page, pages with one place, and
 * redirects that can't work.
 */
export function referenceProblems(content: Content): Problem[] {
  const checks = [inSeries, inStories, inArticles, inEnglish, inMenu, inAddresses, inRedirects]
  return checks.flatMap((check) => check(content))
}

function sayNoArticle(say: Say, keys: PropertyKey[], slug: string, slugs: string[]): void {
  const meant = nearest(slug.replace(/\.md$/, ''), slugs)
  say(keys, `names ${slug}, and there is no such article`, meant ? `Did you mean ${meant}?` : '')
}

function inSeries({ folders, series, articles }: Content): Problem[] {
  if (!series || !articles) return []
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const tell = (say: Say) => {
    const names = series.series.map(({ name }) => slugOf(name))
    for (const [index, { name, articles: slugs }] of series.series.entries()) {
      const fix = 'Put their articles into one list'
      if (names.indexOf(slugOf(name)) < index) say([index, 'name'], 'is that of a series above', fix)
      for (const [at, slug] of slugs.entries()) {
        const keys = [index, 'articles', at]
        const article = bySlug.get(slug)
        if (!article) sayNoArticle(say, keys, slug, [...bySlug.keys()])
        else if (article.series !== undefined)
          say(keys, `names ${slug}, which names a series itself`, 'Its own one counts: take it out here')
        else if (slugs.indexOf(slug) < at) say(keys, `names ${slug} again`, 'Keep one of them')
      }
    }
  }
  return problemsIn(folders, 'series.json', tell, { value: series.series, entry: 'series' })
}

function sayNoProject(say: Say, keys: PropertyKey[], id: number, projects: Content['projects']): void {
  if (!projects || projects.some((project) => project.id === id)) return
  const known = projects.map((project) => project.id).join(', ') || 'none'
  say(keys, `names project ${id}, and there is no such project`, `There are ${known}`)
}

function inStories({ folders, stories, articles, projects }: Content): Problem[] {
  const slugs = articles?.map(({ slug }) => slug)
  return stories.flatMap(({ id, articles: named }) =>
    problemsIn(folders, `${STORIES_FOLDER}/${id}.md`, (say) => {
      sayNoProject(say, [], id, projects)
      for (const [at, slug] of named.entries())
        if (slugs && !slugs.includes(slug)) sayNoArticle(say, ['articles', at], slug, slugs)
    }),
  )
}

/** Articles of an API name no project. */
function inArticles(content: Content): Problem[] {
  const { folders, articles, projects } = content
  return (articles ?? []).flatMap(({ slug, project = [] }) =>
    problemsIn(folders, articleFile(content, slug), (say) => {
      for (const id of project) sayNoProject(say, ['project'], id, projects)
    }),
  )
}

/** English texts of what doesn't exist are never shown. */
function inEnglish(content: Content): Problem[] {
  const { folders, site, englishSite, articles, articleFiles, projects, translations, englishProjects } =
    content
  const slugs = articles?.map(({ slug }) => slug) ?? []
  // The text of a draft, or of an article with a future date, waits with it.
  const alone = articles
    ? translations.filter(({ slug }) => !slugs.includes(slug) && !articleFiles.has(slug))
    : []
  const ofNothing = alone.flatMap(({ slug }) => {
    const isFree = (one: string) => !existsSync(path.join(folders.content, `articles/${one}.en.md`))
    const meant = nearest(slug, slugs.filter(isFree))
    const fix = meant ? `Is it that of ${meant}? Rename it to ${meant}.en.md` : 'Write the article first'
    const tell = (say: Say) => say([], 'is the text of no published article', fix)
    return problemsIn(folders, `articles/${slug}.en.md`, tell)
  })
  const ofProjects = problemsIn(folders, 'en/projects.json', (say) => {
    for (const { id } of englishProjects) sayNoProject(say, [], id, projects)
  })
  const ofSite = problemsIn(folders, 'en/site.ts', (say) => {
    const kinds = (site?.social ?? []).map(({ kind }) => kind)
    for (const kind of Object.keys((site && englishSite?.labels) ?? {})) {
      const meant = nearest(kind, kinds)
      const fix = meant ? `Did you mean ${meant}?` : 'Take it out'
      if (!kinds.includes(kind)) say(['labels', kind], 'names a kind of which there is no account', fix)
    }
  })
  return [...ofNothing, ...ofProjects, ...ofSite]
}

/** Pages of one language with one place in the menu, of which nobody knows which comes first. */
function inMenu({ folders, pages }: Content): Problem[] {
  const fileOf = ({ slug, language }: ListedPage) =>
    `${PAGES_FOLDER}/${slug}${language === 'es' ? '' : `.${language}`}.md`
  return pages.flatMap((page, at) => {
    const isSame = (one: ListedPage) => one.menu === page.menu && one.language === page.language
    const first = page.menu === null ? undefined : pages.slice(0, at).find(isSame)
    const fix = 'Give each page a place of its own'
    return problemsIn(folders, fileOf(page), (say) => {
      if (first) say(['menu'], `is ${page.menu}, and ${folders.name}/${fileOf(first)} has it too`, fix)
    })
  })
}

/** Accounts and demos at the site's own address, such as a PDF, whose file isn't there. */
function inAddresses(content: Content): Problem[] {
  const { folders, site, projects, isFromFiles } = content
  const { origin, exists } = ownAddresses(content)
  const checkAddress = (say: Say, keys: PropertyKey[], address: string | null | undefined) => {
    const url = parseUrl(address ?? '')
    const path = url?.origin === origin ? normalPath(url.pathname) : null
    const fix = 'Put its file into public/, or write another address'
    if (path !== null && !exists(path)) say(keys, `is ${shown(address)}, which leads nowhere`, fix)
  }
  const ofSite = (say: Say) =>
    site?.social.forEach(({ url }, at) => checkAddress(say, ['social', at, 'url'], url))
  const ofProjects = (say: Say) =>
    isFromFiles && projects?.forEach(({ demoLink }, at) => checkAddress(say, [at, 'demoLink'], demoLink))
  return [
    ...problemsIn(folders, 'site.ts', ofSite, { value: site }),
    ...problemsIn(folders, 'projects.json', ofProjects, { value: projects, entry: 'project' }),
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
    const tell = (say: Say) => say([from], problem, meant ? `Did you mean ${meant}?` : '')
    const field = `'${from}': '${to}'`
    return problemsIn(folders, 'redirects.ts', tell, { severity: 'error' }).map((one) => ({ ...one, field }))
  })
}
