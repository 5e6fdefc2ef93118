import { checkedValue } from '../../../validation/validate'
import { ContentProblemsError, type Problem } from '../../../validation/problems'
import { readJsonFile } from '../../../validation/read-json'
import { isEmptyOrNull } from '../../../validation/without-empty'
import type { Project } from '../../types'
import { ownIds } from './file-reader'
import { PROJECT_FIELDS } from './field-aliases'
import { projectsSchema } from './front-matter'
import type { PictureCheck } from './picture-fault'

/**
 * Reads the projects of a file, in its order.
 * @param file name of the file in messages
 * @param place path of the file
 * @throws ContentProblemsError with everything that prevents one of them from being shown
 */
export function readProjectsFile(file: string, place: string, pictureFault: PictureCheck): Project[] {
  const { value, locate } = readJsonFile(file, place, 'Without projects, write [] into it')
  const origin = { file, locate, entry: 'project', isAbsent: isEmptyOrNull, instead: PROJECT_FIELDS }
  const projects = checkedValue(projectsSchema, value, origin)
  const problems: Problem[] = projects.flatMap(({ title, imgPath }, index) => {
    const fault = pictureFault(imgPath)
    if (!fault) return []
    const field = `project ${JSON.stringify(title)}: imgPath`
    return [{ severity: 'error', file, place: locate([index, 'imgPath']), field, ...fault }]
  })
  const rows = projects.map(({ id, title }, index) => ({
    id,
    file,
    locate: () => locate([index, 'id']),
    field: `project ${JSON.stringify(title)}: id`,
    name: `the project ${JSON.stringify(title)}`,
  }))
  problems.push(...ownIds(rows))
  if (problems.length > 0) throw new ContentProblemsError(problems)
  return projects.map((project) => ({
    ...project,
    imgPath: project.imgPath ?? null,
    description: project.description ?? '',
    ghLink: project.ghLink ?? null,
    demoLink: project.demoLink ?? null,
  }))
}
