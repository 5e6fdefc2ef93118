import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Said } from '../site/language'
import { checkedValue, isEmptyOrNull } from '../validation/validate'
import { type Folders, folders } from '../site/content-folder'
import { type EnglishProjects, englishProjectsSchema } from '../site/english-schema'
import { readJsonFile } from '../validation/read-json'
import type { Project } from '../content/types'

const NAME = 'en/projects.json'

/** Reads the English texts of projects; the file may be missing. @throws ContentProblemsError with all problems of the file */
export function readEnglishProjects(of: Folders = folders): EnglishProjects {
  const place = path.join(/* turbopackIgnore: true */ of.content, NAME)
  if (!existsSync(/* turbopackIgnore: true */ place)) return []
  const name = `${of.name}/${NAME}`
  const { value, locate } = readJsonFile(name, place, 'Without English words, take the file away')
  const origin = { file: name, locate, entry: 'project', isAbsent: isEmptyOrNull }
  return checkedValue(englishProjectsSchema, value, origin)
}

/** Returns projects in English; `borrowed` names the fields without an English text, which stay in Spanish. */
export function projectsInEnglish<T extends Pick<Project, 'id' | 'title' | 'description' | 'figure'>>(
  projects: T[],
  words: EnglishProjects,
): Said<T>[] {
  const byId = new Map(words.map((one) => [one.id, one]))
  return projects.map((project) => {
    const { title, description, figure } = byId.get(project.id) ?? {}
    const said = {
      ...project,
      title: title ?? project.title,
      description: description ?? project.description,
      // A Spanish number is none in English.
      figure: (project.figure && figure) ?? undefined,
    }
    const borrowed = [...(title ? [] : ['title' as const]), ...(description ? [] : ['description' as const])]
    return borrowed.length > 0 ? { ...said, borrowed } : said
  })
}
