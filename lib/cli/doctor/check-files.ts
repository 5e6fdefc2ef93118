import type { Folders } from '../../config/content-folder'
import { formatProblem, type Problem } from '../../validation/problems'
import { collectProblems } from '../check/collect-problems'
import type { Finding } from './finding'

/** Returns the problems that `npm run check` reports for the content folder. */
export async function checkFiles(folders: Folders): Promise<Finding[]> {
  return (await collectProblems(folders)).problems.map(findingOf)
}

/** Converts a problem of a file to a finding. */
export function findingOf(problem: Problem): Finding {
  const { severity, file, place } = problem
  const message = formatProblem({ ...problem, severity: 'error', place: null }).slice(`${file}: `.length)
  return {
    severity,
    rule: 'content',
    where: `${file}:${place?.line ?? 1}`,
    message: message.replace(/\.$/, ''),
  }
}
