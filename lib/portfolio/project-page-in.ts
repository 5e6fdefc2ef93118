import 'server-only'
import type { Language } from '../config/language'
import { projectsIn } from './english-projects'
import { getProjectPage } from './queries'
import type { ProjectType } from '../content/types'

/** Like `getProjectPage`, with texts in a language. */
export async function getProjectPageIn(language: Language, page: number, type?: ProjectType) {
  const found = await getProjectPage(page, type)
  return found && { ...found, projects: await projectsIn(language, found.projects) }
}
