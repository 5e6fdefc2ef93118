import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { findOwnerFile, type Folders } from '../../site/content-folder'
import { env } from '../../site/env'
import { LANGUAGES } from '../../site/language'
import { normalPath } from '../../site/routes'
import { parseUrl } from '../../text/parse-url'
import { englishAboutSchema, englishHomeSchema, englishSiteSchema } from '../../site/english-schema'
import { readOwnerModule } from '../../site/owner-module'
import { aboutSchema, homeSchema, redirectsSchema, siteSchema } from '../../site/owner-schema'
import { readEnglishProjects } from '../../projects/english-projects'
import { ADDED_DATA, ADDED_PAGES } from '../../pages/added-pages'
import { readOwnPages } from '../../pages/own-pages'
import { readPolicyFile } from '../../privacy/privacy-policy'
import { readBlocked } from '../../conversation/conversation'
import { readOwnResumeFile, readResume } from '../../resume/resume'
import { readSeriesFile } from '../../articles/series-list'
import type { SitePart } from '../../site/shown-parts'
import type { ContentSource } from '../../content/content-source'
import { createFilesSource } from '../../content/sources/files/files-source'
import { readTranslations } from '../../content/translations'
import { listAllArticles, listAllProjects } from '../../content/sources/list-all'
import { createStoryReader } from '../../projects/read-stories'
import { listStories } from '../../projects/story-pages'
import { twinProblems } from '../../validation/locate-typescript'
import { errorIn, type Problem, problemsFrom } from '../../validation/problems'
import { existingPaths } from '../existing-paths'
import { listUnpublished } from '../unpublished'
import { readTexts } from './own-texts'

/** The content of a site; a part that can't be read is null. */
export type Content = Awaited<ReturnType<typeof readContent>>

/**
 * Reads everything that the checks look at. An unusable file doesn't hide problems in the others.
 * @returns the usable parts, and the problems of the others
 * @throws any error that is not a problem of these files, such as an unreachable API
 */
export async function readContent(folders: Folders) {
  const problems: Problem[] = []
  const attempt = async <T>(read: () => T | Promise<T>): Promise<T | null> => {
    const { value, problems: found } = await problemsFrom(read)
    problems.push(...found)
    return value
  }
  const moduleOf = <T>(name: string, schema: z.ZodType<T>) => {
    const place = path.join(folders.content, `${name}.ts`)
    if (existsSync(place))
      problems.push(...twinProblems(`${folders.name}/${name}.ts`, readFileSync(place, 'utf8')))
    return attempt(() => readOwnerModule(name, schema, { folders }))
  }
  const site = await moduleOf('site', siteSchema)
  const home = await moduleOf('home', homeSchema)
  const about = await moduleOf('about', aboutSchema)
  const englishSite = await moduleOf('en/site', englishSiteSchema)
  await moduleOf('en/home', englishHomeSchema)
  await moduleOf('en/about', englishAboutSchema)
  const redirects = await moduleOf('redirects', redirectsSchema)
  const has = (part: SitePart) => !site?.without.includes(part)
  const resumes = {
    es: has('resume') ? await attempt(() => readResume(folders, 'es')) : null,
    en: has('resume') ? await attempt(() => readResume(folders, 'en')) : null,
  }

  if (site && has('privacy')) await attempt(() => readPolicyFile(site))
  // An unusable file is a problem above.
  const { value: resumeFiles } = await problemsFrom(() =>
    LANGUAGES.map((language) => readOwnResumeFile(folders, language)),
  )
  await attempt(() => readBlocked(folders))
  for (const { read } of ADDED_DATA) await attempt(() => read(folders))

  const source = await sourceOf(folders)
  const listed = await attempt(() => listAllArticles(source))
  const listedProjects = has('projects') ? await attempt(() => listAllProjects(source)) : null
  const [articles, projects] = [listed?.rows ?? null, listedProjects?.rows ?? null]
  // Rows of an API that can't be shown; files that can't be are problems already.
  const isFromFiles = source.name === `${folders.name}/`
  const texts = await readTexts(folders, isFromFiles)
  for (const { id, title, field, reason } of [
    ...(isFromFiles ? [] : (listed?.skipped ?? [])),
    ...(listedProjects?.skipped ?? []),
  ]) {
    const row = { severity: 'warning', field: `the row ${id}, ${JSON.stringify(title)},` } as const
    problems.push(errorIn(source.name, { ...row, message: `can't be shown: ${field} ${reason}` }))
  }
  const waiting = articles ? await listUnpublished(source, Date.now()) : []
  const readStories = createStoryReader(folders)
  await attempt(() => readStories(null))
  const { stories } = await readStories({ stories: [], broken: [] })
  const told = listStories({ projects: projects ?? [], stories })
  const pages = [...((await attempt(() => readOwnPages(folders))) ?? []), ...ADDED_PAGES]
  const series = await attempt(() => readSeriesFile(folders))
  const translations = await attempt(() => readTranslations(folders))
  const { known, mayExist } = existingPaths({
    articles,
    projects,
    stories: told,
    pages,
    series: series ?? [],
    without: site?.without,
    translated: translations && translations.map(({ slug }) => slug),
    roles: has('resume') ? resumes.es && resumes.es.resume['x-roles'].map(({ slug }) => slug) : [],
  })
  const moved = new Set(Object.keys(redirects ?? {}).map(normalPath))
  return {
    folders,
    site,
    englishSite,
    home,
    about,
    redirects,
    resumes,
    /** The CV's own file of each language, null for one that isn't there; null if one of them can't be read. */
    resumeFiles,
    source: source.name,
    /** Whether the articles are files of the folder, and not those of an API. */
    isFromFiles,
    articles,
    texts,
    /** The files of articles and drafts by their slugs; of two with one slug the first. */
    articleFiles: new Map(
      [...texts.values()].reverse().flatMap(({ slug, name }) => (slug === null ? [] : [[slug, name]])),
    ),
    projects,
    waiting,
    stories,
    /** The pages of the stories. */
    told,
    pages,
    series,
    translations: translations ?? [],
    englishProjects: (await attempt(() => readEnglishProjects(folders))) ?? [],
    /** The site's own address, its pages, and whether a path leads to one, to a file or by a redirect. */
    addresses: {
      origin: parseUrl(env.SITE_URL ?? site?.url ?? '')?.origin ?? 'https://site.invalid',
      known,
      mayExist,
      exists: (address: string) =>
        known.has(address) ||
        mayExist(address) ||
        moved.has(address) ||
        findOwnerFile(address, folders) !== null,
    },
    problems,
  }
}

/** Returns the configured source, or the files where the configuration itself is invalid. */
async function sourceOf(folders: Folders): Promise<ContentSource> {
  const { value } = await problemsFrom(async () =>
    (await import('../../content/content-source')).createSource(),
  )
  return value ?? createFilesSource(folders)
}

/** Returns the file of an article, relative to the content folder. */
export function articleFile({ articleFiles }: Pick<Content, 'articleFiles'>, slug: string): string {
  return articleFiles.get(slug) ?? `articles/${slug}.md`
}
