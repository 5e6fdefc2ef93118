import 'server-only'
import type { Folders } from '../../config/content-folder'
import { untranslated } from '../../config/untranslated'
import { readEnglishProjects } from '../../content/english-projects'
import type { Project } from '../../content/types'
import type { Finding } from './finding'

/** Reports untranslated text that the English pages show in Spanish. Articles are left out, since they may stay Spanish. */
export function checkEnglish(
  folders: Folders,
  projects: readonly Pick<Project, 'id' | 'title' | 'description'>[],
): Finding[] {
  const notice = (file: string, field: string): Finding => ({
    severity: 'notice',
    rule: 'english',
    where: `${folders.name}/${file}`,
    message: `${field} isn't there, so the English pages say it in Spanish`,
  })
  const words = new Map(readEnglishProjects(folders).map((one) => [one.id, one]))
  return [
    ...untranslated().map(({ file, field }) => notice(file, field)),
    ...projects.flatMap(({ id, title, description }) =>
      !description.trim() || words.get(id)?.description
        ? []
        : [notice('en/projects.json', `the description of project ${id}, "${title}",`)],
    ),
  ]
}
