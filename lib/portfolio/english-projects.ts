import { existsSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { Said } from '../config/borrowed'
import { checkedValue } from '../validation/validate'
import { type Folders, folders } from '../config/content-folder'
import { englishProjectsSchema } from '../config/english-schema'
import type { Language } from '../config/language'
import { readJsonFile } from '../validation/read-json'
import { isEmptyOrNull } from '../validation/without-empty'
import { followFile } from './followed-file'
import type { Project } from './types'

const NAME = 'en/projects.json'

type EnglishProjects = z.output<typeof englishProjectsSchema>

/** Titles and descriptions of projects in English; the file may be missing. */
const file = followFile<EnglishProjects>(NAME, () => readEnglishProjects())

/** Reads the English texts of projects. @throws ContentProblemsError with all problems of the file */
export function readEnglishProjects(of: Folders = folders): EnglishProjects {
  const place = path.join(/* turbopackIgnore: true */ of.content, NAME)
  if (!existsSync(/* turbopackIgnore: true */ place)) return []
  const name = `${of.name}/${NAME}`
  const { value, locate } = readJsonFile(name, place, 'Without English words, take the file away')
  const origin = { file: name, locate, entry: 'project', isAbsent: isEmptyOrNull }
  return checkedValue(englishProjectsSchema, value, origin)
}

/** Returns projects in a language for a page; an English page then depends on the file of English texts. */
export async function projectsIn<T extends Pick<Project, 'id' | 'title' | 'description'>>(
  language: Language,
  projects: T[],
): Promise<T[]> {
  return language === 'es' ? projects : inEnglish(projects, await file.dependOn())
}

/** Like {@link projectsIn}, for a request: adds no dependency. */
export async function findProjectsIn<T extends Pick<Project, 'id' | 'title' | 'description'>>(
  language: Language,
  projects: T[],
): Promise<T[]> {
  return language === 'es' ? projects : inEnglish(projects, await file.read())
}

/** Returns projects in English; `borrowed` names the fields that stay in Spanish. */
function inEnglish<T extends Pick<Project, 'id' | 'title' | 'description'>>(
  projects: T[],
  words: EnglishProjects,
): Said<T>[] {
  const byId = new Map(words.map((one) => [one.id, one]))
  return withWords(projects, words).map((project) => {
    const english = byId.get(project.id)
    const borrowed = (['title', 'description'] as const).filter(
      (field) => (english?.[field] ?? null) === null,
    )
    return borrowed.length > 0 ? { ...project, borrowed } : project
  })
}

/** Puts the English texts into projects; a field without an English text keeps the project's own. */
export function withWords<T extends Pick<Project, 'id' | 'title' | 'description'>>(
  projects: T[],
  words: EnglishProjects,
): T[] {
  const byId = new Map(words.map((one) => [one.id, one]))
  return projects.map((project) => {
    const english = byId.get(project.id)
    const { title = null, description = null } = english ?? {}
    return { ...project, title: title ?? project.title, description: description ?? project.description }
  })
}
