import type { Folders } from '../../config/content-folder'
import { formatProblem, type Problem } from '../../config/problems'
import type { ContentSource } from '../../portfolio/sources/content-source'
import { createEmbeddedSource } from '../../portfolio/sources/embedded/embedded-source'
import { listAllArticles, listAllProjects } from '../../portfolio/sources/list-all'
import type { Shown } from '../existing-paths'
import type { StoryEntry } from '../../portfolio/stories/story-kinds'
import type { Project } from '../../portfolio/types'
import { addressProblems } from './address-problems'
import { cvProblems } from './cv-problems'
import { englishProblems } from './english-problems'
import { checkOwnerNames } from './owner-names'
import { checkOwnerModules, placeIn } from './owner-problems'
import { passedOver } from './passed-over'
import { privacyFaults } from './privacy-faults'
import { problemsFrom } from './problems-from'
import { largePictures } from './large-pictures'
import { redirectFaults } from './redirect-faults'
import { readCheckedResume } from './resume-problems'
import { seriesProblems } from './series-problems'
import { translationProblems } from './translation-problems'
import { storyProblems } from './story-problems'
import { EVERY_TEXT, type TextFolders } from './article-texts'
import { textPictures } from './text-pictures'
import { unshownTexts } from './unshown-texts'

/**
 * All problems of the owner's files.
 * @param summary describes the content that the site would show
 */
type Checked = { problems: Problem[]; summary: string }

/**
 * Checks every file of the content folder. An unusable file does not hide problems in the others.
 * @throws any error that is not a problem of these files, such as an unreachable API
 */
export async function collectProblems(folders: Folders): Promise<Checked> {
  const { site, redirects, problems } = await checkOwnerModules(folders)
  const [es, en] = [readCheckedResume(folders), readCheckedResume(folders, 'en')]
  const source = await sourceOf(folders)
  const articles = await problemsFrom(async () => (await listAllArticles(source)).rows)
  const projects = await problemsFrom(async () => (await listAllProjects(source)).rows)
  // Articles served by an API are not read from the folder.
  const fromFiles = source.name === `${folders.name}/`
  const stories = await storyProblems(folders, { articles: articles.value, projects: projects.value })
  const shown: Shown = { articles: articles.value, projects: projects.value, stories: stories.shown }
  const named = projects.value?.map((project) => ({ ...project, story: slugIn(stories.shown, project) }))
  const names = await problemsFrom(() => checkOwnerNames(folders, named ?? null))
  const english = await problemsFrom(() => englishProblems(folders, shown))
  const series = await problemsFrom(() => seriesProblems(folders, articles.value))
  const found = [
    ...problems,
    ...(site ? await addressProblem(folders, site.url) : []),
    ...(site ? await recipientProblem(folders, site.email) : []),
    ...es.problems,
    ...en.problems,
    ...translationProblems(folders, 'en'),
    ...(names.value?.problems ?? names.problems),
    ...articles.problems,
    ...projects.problems,
    ...(series.value ?? series.problems),
    ...(english.value ?? english.problems),
    ...stories.problems,
    ...(redirects ? redirectFaults(folders, redirects, shown) : []),
    ...(site ? await privacyFaults(folders, site) : []),
    ...(await textProblems(folders, articles.value ?? [], fromFiles ? EVERY_TEXT : ['projects'])),
    ...(await largePictures(folders)),
    ...(fromFiles ? passedOver(folders) : []),
    ...(site && es.resume && en.resume ? cvProblems(folders, { es: es.resume, en: en.resume }, site) : []),
    ...(site ? ((await problemsFrom(() => addressProblems(folders, site))).value ?? []) : []),
  ]
  const counts = `${articles.value?.length ?? 0} articles, ${projects.value?.length ?? 0} projects`
  const summary = [`Content from ${source.name}: ${counts}.`, ...(names.value?.notes ?? [])].join('\n')
  return { problems: eachOnce(found), summary }
}

function slugIn(stories: StoryEntry[], { id }: Project): string | undefined {
  return stories.find((story) => story.id === id)?.slug
}

async function textProblems(
  folders: Folders,
  articles: { slug: string; title: string }[],
  within: TextFolders,
): Promise<Problem[]> {
  return [...(await textPictures(folders, within)), ...(await unshownTexts(folders, articles, within))]
}

/** Returns the configured source, or the files where the configuration itself is invalid. */
async function sourceOf(folders: Folders): Promise<ContentSource> {
  const { value } = await problemsFrom(async () => (await import('../../portfolio/source')).createSource())
  return value ?? createEmbeddedSource(folders)
}

async function addressProblem(folders: Folders, url: string): Promise<Problem[]> {
  const { problems } = await problemsFrom(async () => {
    const { assertPublic } = await import('../../config/site-url')
    assertPublic(url)
  })
  return problems.map((problem) => ({
    ...problem,
    place: problem.place ?? (problem.field === 'url' ? placeIn(folders, 'site', ['url']) : null),
  }))
}

/** Reports a mail server that is configured without a recipient. */
async function recipientProblem(folders: Folders, email: string | null): Promise<Problem[]> {
  const { problems } = await problemsFrom(async () => {
    const { env } = await import('../../config/env')
    const { mailAddresses } = await import('../../contact/mail')
    if (env.SMTP_URL) mailAddresses(env, email)
  })
  return problems.map((problem) => ({ ...problem, place: placeIn(folders, 'site', ['email']) }))
}

/** Removes duplicates: two readers of one file report the same problem. */
function eachOnce(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}
