import type { Folders } from '../../site/content-folder'
import { formatProblem, type Problem } from '../../validation/problems'
import { articleProblems } from './article-problems'
import { doubts } from './doubts'
import { hiddenAddressProblems } from './hidden-address'
import { ownerProblems } from './owner-problems'
import { pictureFileProblems } from './picture-files'
import { printProblems } from './printed-cv'
import { type Content, readContent } from './read-content'
import { referenceProblems } from './references'
import { type Check, createReport } from './report'
import { resumeProblems } from './resume-problems'
import { strayFileProblems } from './stray-files'
import { textProblems } from './text-problems'

/** Every check, of content as far as it could be read. */
const CHECKS: Check[] = [
  ownerProblems,
  referenceProblems,
  articleProblems,
  doubts,
  resumeProblems,
  textProblems,
  pictureFileProblems,
  strayFileProblems,
  printProblems,
  hiddenAddressProblems,
]

/**
 * Checks every file of the content folder.
 * @returns all problems, and the content as far as it could be read
 * @throws any error that is not a problem of these files, such as an unreachable API
 */
export async function collectProblems(folders: Folders): Promise<{ problems: Problem[]; content: Content }> {
  const content = await readContent(folders)
  const { report, problems } = createReport(content)
  for (const check of CHECKS) await check(content, report)
  // Two readers of one file report the same problem.
  const found = new Map([...content.problems, ...problems].map((one) => [formatProblem(one), one]))
  return { problems: [...found.values()], content }
}
