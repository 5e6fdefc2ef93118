import path from 'node:path'
import { listArticleNames, readArticleName } from '../../content/sources/files/article-names'
import { findOwnerFile } from '../../site/owner-files'
import { STORIES_FOLDER } from '../../content/stories/read-stories'
import { normalPath } from '../../site/normal-path'
import { redirectProblems } from '../../pages/redirect-problems'
import { nearest } from '../../validation/nearest'
import type { Place, Problem } from '../../validation/problems'
import { existingPaths } from '../existing-paths'
import { placeIn } from './places'
import { articleFile, type Content } from './read-content'

/** Reports names of articles and projects that don't exist, and redirects that can't work. */
export function referenceProblems(content: Content): Problem[] {
  return [
    ...inSeries(content),
    ...inStories(content),
    ...inArticles(content),
    ...inEnglish(content),
    ...inRedirects(content),
  ]
}

type Where = { file: string; place?: Place | null; field?: string }

function warning({ file, place = null, field = '' }: Where, message: string, fix = ''): Problem {
  return { severity: 'warning', file, place, field, message, fix }
}

function noArticle(where: Where, slug: string, slugs: string[]): Problem {
  const meant = nearest(slug, slugs)
  const fix = meant ? `Did you mean ${meant}?` : ''
  return warning(where, `names ${slug}, and there is no such article`, fix)
}

function inSeries({ folders, series, articles }: Content): Problem[] {
  if (!series || !articles) return []
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return series.series.flatMap(({ name, articles: slugs }, index) =>
    slugs.flatMap((slug, at) => {
      const place = series.locate([index, 'articles', at])
      const where = { file: `${folders.name}/series.json`, place, field: `series "${name}":` }
      const article = bySlug.get(slug)
      if (!article) return [noArticle(where, slug, [...bySlug.keys()])]
      if (article.series === undefined) return []
      const fix = 'Its own one counts: take it out here'
      return [warning(where, `names ${slug}, which names a series itself`, fix)]
    }),
  )
}

function inStories({ folders, stories, articles, projects }: Content): Problem[] {
  const slugs = articles?.map(({ slug }) => slug)
  return stories.flatMap(({ id, articles: named }) => {
    const name = `${STORIES_FOLDER}/${id}.md`
    const file = `${folders.name}/${name}`
    const missing = slugs ? named.filter((slug) => !slugs.includes(slug)) : []
    const isLonely = projects && !projects.some((project) => project.id === id)
    const fix = `Name it after the id of its project, or take it away: there are ${idsOf(projects)}`
    return [
      ...(isLonely
        ? [warning({ file }, `is the story of project ${id}, and there is no such project`, fix)]
        : []),
      ...missing.map((slug) => {
        const place = placeIn(folders, name, ['articles', named.indexOf(slug)])
        return noArticle({ file, place, field: 'articles' }, slug, slugs ?? [])
      }),
    ]
  })
}

/** Articles of an API name no project. */
function inArticles(content: Content): Problem[] {
  const { folders, articles, projects } = content
  if (!articles || !projects) return []
  return articles.flatMap(({ slug, project = [] }) =>
    project
      .filter((id) => !projects.some((one) => one.id === id))
      .map((id) => {
        const where = { file: `${folders.name}/${articleFile(content, slug)}`, field: 'project' }
        return warning(where, `is ${id}, and there is no such project`, `There are ${idsOf(projects)}`)
      }),
  )
}

/** English texts of what doesn't exist are never shown. */
function inEnglish(content: Content): Problem[] {
  const { folders, articles, articleFiles, projects, translations, englishProjects } = content
  // Drafts included, which are no translations yet.
  const names = listArticleNames(path.join(folders.content, 'articles'), '.en.md')
  const translated = new Set(names.map((name) => readArticleName(name).slug))
  const slugs = articles?.map(({ slug }) => slug)
  return [
    ...translations.flatMap(({ slug }) => {
      // The text of a draft, or of an article with a future date, waits with it.
      if (!slugs || slugs.includes(slug) || articleFiles.has(slug)) return []
      const untranslated = slugs.filter((other) => !translated.has(other))
      const meant = nearest(slug, untranslated)
      const fix = meant ? `Is it that of ${meant}? Rename it to ${meant}.en.md` : 'Write the article first'
      const file = `${folders.name}/articles/${slug}.en.md`
      return [warning({ file }, 'is the text of no published article', fix)]
    }),
    ...englishProjects
      .filter(({ id }) => projects && !projects.some((project) => project.id === id))
      .map(({ id }) => {
        const where = { file: `${folders.name}/en/projects.json`, field: `project ${id}` }
        return warning(where, 'is no project', 'Take it out')
      }),
  ]
}

function inRedirects({ folders, site, redirects, articles, projects, pages, told }: Content): Problem[] {
  if (!redirects) return []
  const { known, mayExist } = existingPaths(folders, {
    articles,
    projects,
    stories: told,
    without: site?.without,
    pages,
  })
  const sources = new Set(Object.keys(redirects).map((from) => normalPath(from)))
  const exists = (address: string) =>
    known.has(address) ||
    findOwnerFile(address, folders) !== null ||
    (mayExist(address) && !sources.has(address))
  return redirectProblems(redirects, exists).map(({ from, to, problem }) => {
    const meant = /doesn't have$/.test(problem) ? nearest(to, [...known]) : null
    return {
      severity: 'error',
      file: `${folders.name}/redirects.ts`,
      place: placeIn(folders, 'redirects.ts', [from]),
      field: `'${from}': '${to}'`,
      message: problem,
      fix: meant ? `Did you mean ${meant}?` : '',
    }
  })
}

function idsOf(projects: { id: number }[] | null): string {
  return projects?.map(({ id }) => id).join(', ') || 'none'
}
