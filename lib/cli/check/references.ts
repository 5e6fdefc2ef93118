import { existsSync } from 'node:fs'
import path from 'node:path'
import { STORIES_FOLDER } from '../../projects/read-stories'
import { PAGES_FOLDER } from '../../pages/own-pages'
import type { ListedPage } from '../../pages/added-pages'
import { redirectProblems } from '../../pages/redirects'
import { normalPath } from '../../site/routes'
import { findOwnerFile } from '../../site/content-folder'
import { parseUrl } from '../../text/parse-url'
import { slugOf } from '../../text/folding'
import { didYouMean, nearest, shown } from '../../validation/problems'
import { articleFile, type Content } from './read-content'
import type { Check, Say } from './report'

/**
 * Reports names of articles and projects that don't exist, addresses without a page, pages with one place, and
 * redirects that can't work.
 */
export const referenceProblems: Check = async (content, report) => {
  for (const check of [inSeries, inStories, inArticles, inEnglish, inMenu, inAddresses, inRedirects])
    await check(content, report)
}

function sayNoArticle(say: Say, keys: PropertyKey[], slug: string, slugs: string[]): void {
  say(keys, `names ${slug}, and there is no such article`, didYouMean(slug.replace(/\.md$/, ''), slugs))
}

const inSeries: Check = ({ series, articles }, report) => {
  if (!series || !articles) return
  const say = report('series.json')
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const names = series.map(({ name }) => slugOf(name))
  for (const [index, { name, articles: slugs }] of series.entries()) {
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

function sayNoProject(say: Say, keys: PropertyKey[], id: number, projects: Content['projects']): void {
  if (!projects || projects.some((project) => project.id === id)) return
  const known = projects.map((project) => project.id).join(', ') || 'none'
  say(keys, `names project ${id}, and there is no such project`, `There are ${known}`)
}

const inStories: Check = ({ stories, articles, projects }, report) => {
  const slugs = articles?.map(({ slug }) => slug)
  for (const { id, articles: named } of stories) {
    const say = report(`${STORIES_FOLDER}/${id}.md`)
    sayNoProject(say, [], id, projects)
    for (const [at, slug] of named.entries())
      if (slugs && !slugs.includes(slug)) sayNoArticle(say, ['articles', at], slug, slugs)
  }
}

/** Articles of an API name no project. */
const inArticles: Check = (content, report) => {
  for (const { slug, project = [] } of content.articles ?? [])
    for (const id of project)
      sayNoProject(report(articleFile(content, slug)), ['project'], id, content.projects)
}

/** English texts of what doesn't exist are never shown. */
const inEnglish: Check = (content, report) => {
  const { folders, site, englishSite, articles, articleFiles, projects, translations } = content
  const slugs = articles?.map(({ slug }) => slug) ?? []
  for (const { slug } of articles ? translations : []) {
    // The text of a draft, or of an article with a future date, waits with it.
    if (slugs.includes(slug) || articleFiles.has(slug)) continue
    const isFree = (one: string) => !existsSync(path.join(folders.content, `articles/${one}.en.md`))
    const meant = nearest(slug, slugs.filter(isFree))
    const fix = meant ? `Is it that of ${meant}? Rename it to ${meant}.en.md` : 'Write the article first'
    report(`articles/${slug}.en.md`)([], 'is the text of no published article', fix)
  }
  for (const { id } of content.englishProjects) sayNoProject(report('en/projects.json'), [], id, projects)
  const kinds = site?.social.map(({ kind }) => kind) ?? []
  for (const kind of Object.keys((site && englishSite?.labels) ?? {})) {
    const message = 'names a kind of which there is no account'
    if (!kinds.includes(kind))
      report('en/site.ts')(['labels', kind], message, didYouMean(kind, kinds) || 'Take it out')
  }
}

/** Pages of one language with one place in the menu, of which nobody knows which comes first. */
const inMenu: Check = ({ folders, pages }, report) => {
  const fileOf = ({ slug, language }: ListedPage) =>
    `${PAGES_FOLDER}/${slug}${language === 'es' ? '' : `.${language}`}.md`
  for (const [at, page] of pages.entries()) {
    const isSame = (one: ListedPage) => one.menu === page.menu && one.language === page.language
    const first = page.menu === null ? undefined : pages.slice(0, at).find(isSame)
    const fix = 'Give each page a place of its own'
    const other = first && `${folders.name}/${fileOf(first)}`
    if (other) report(fileOf(page))(['menu'], `is ${page.menu}, and ${other} has it too`, fix)
  }
}

/** Accounts and demos at the site's own address, such as a PDF, whose file isn't there. */
const inAddresses: Check = (content, report) => {
  const { site, projects, isFromFiles, addresses } = content
  const { origin, exists } = addresses
  const check = (file: string, keys: PropertyKey[], address: string | null) => {
    const url = parseUrl(address ?? '')
    const path = url?.origin === origin ? normalPath(url.pathname) : null
    const fix = 'Put its file into public/, or write another address'
    if (path !== null && !exists(path)) report(file)(keys, `is ${shown(address)}, which leads nowhere`, fix)
  }
  site?.social.forEach(({ url }, at) => check('site.ts', ['social', at, 'url'], url))
  if (isFromFiles) projects?.forEach(({ demoLink }, at) => check('projects.json', [at, 'demoLink'], demoLink))
}

const inRedirects: Check = (content, report) => {
  const { folders, redirects, addresses } = content
  if (!redirects) return
  const { known, mayExist } = addresses
  const sources = new Set(Object.keys(redirects).map((from) => normalPath(from)))
  const exists = (address: string) =>
    known.has(address) ||
    findOwnerFile(address, folders) !== null ||
    (mayExist(address) && !sources.has(address))
  for (const { from, to, problem } of redirectProblems(redirects, exists)) {
    const fix = /doesn't have$/.test(problem) ? didYouMean(to, [...known]) : ''
    report('redirects.ts')([from], problem, fix, { severity: 'error', field: `'${from}': '${to}'` })
  }
}
