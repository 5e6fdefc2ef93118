import type { Folders } from '../../site/content-folder'
import { untranslated } from '../../site/shown-site'
import { articleDescription } from '../../articles/words'
import { isTranslated } from '../../resume/resume'
import { formatProblem } from '../../validation/problems'
import { collectProblems } from '../check/collect-problems'
import { articleFile, type Content } from '../check/read-content'
import type { Finding } from './links'
import { sampleRemains } from './sample-remains'

/** Runs everything that needs no running site: the checks, remains of the sample, and what is good to know. */
export async function examineContent(folders: Folders): Promise<Finding[]> {
  const { problems, content } = await collectProblems(folders)
  const found = problems.map((problem): Finding => {
    const { severity, file, place } = problem
    const where = place ? `${file}:${place.line}` : file
    const line = formatProblem({ ...problem, severity: 'error', place: null })
    return { severity, where, message: line.slice(`${file}: `.length) }
  })
  return [
    ...found,
    ...sampleRemains(folders),
    ...descriptions(content),
    ...projects(content),
    ...english(content),
  ]
}

/** Length of a description that search engines show, in characters. */
const DESCRIPTION = { least: 50, most: 160 }

/** Reports descriptions that search engines would not show as they are. */
function descriptions(content: Content): Finding[] {
  return (content.articles ?? []).flatMap((article): Finding[] => {
    const where = `${content.folders.name}/${articleFile(content, article.slug)}`
    const length = [...articleDescription(article)].length
    const hasOne = article.meta_description ?? article.excerpt
    const isShown = length >= DESCRIPTION.least && length <= DESCRIPTION.most
    const message = hasOne
      ? `its description has ${length} characters; search results show ${DESCRIPTION.least} to ${DESCRIPTION.most}`
      : 'has no meta_description and no excerpt; previews show only the title'
    return when(!hasOne || !isShown, { severity: 'notice', where, message })
  })
}

function when(isSo: boolean, finding: Finding): Finding[] {
  return isSo ? [finding] : []
}

function projects({ folders, projects: all }: Content): Finding[] {
  const warning = (message: string): Finding => {
    return { severity: 'warning', where: `${folders.name}/projects.json`, message }
  }
  return (all ?? []).flatMap(({ title, description, ghLink, demoLink }) => [
    ...when(!description.trim(), warning(`"${title}" has no description`)),
    ...when(!ghLink && !demoLink, warning(`"${title}" has no link, so its card has no button`)),
  ])
}

/** Lists what the English pages show in Spanish. Articles are left out, since they may stay Spanish. */
function english({ folders, projects: all, englishProjects, resumes }: Content): Finding[] {
  const notice = (file: string, what: string): Finding => {
    const message = `${what} isn't there, so the English pages show the Spanish one`
    return { severity: 'notice', where: `${folders.name}/${file}`, message }
  }
  const { borrowed } = resumes.en ?? { borrowed: [] }
  const described = new Set(englishProjects.flatMap(({ id, description }) => (description ? [id] : [])))
  return [
    ...untranslated().map(({ file, field }) => notice(file, field)),
    ...(all ?? [])
      .filter(({ id, description }) => description.trim() && !described.has(id))
      .map(({ id, title }) => notice('en/projects.json', `the description of project ${id}, "${title}",`)),
    ...(isTranslated({ borrowed }) ? borrowed : ['the CV']).map((name) => notice('en/resume.json', name)),
  ]
}
