import type { Folders } from '../../site/content-folder'
import { formatProblem, type Problem } from '../../validation/problems'
import { articleProblems } from './article-problems'
import { doubts } from './doubts'
import { hiddenAddressProblems } from './hidden-address'
import { ownerProblems, privacyProblems } from './owner-problems'
import { pictureFileProblems } from './picture-files'
import { printProblems } from './printed-cv'
import { type Content, readContent } from './read-content'
import { referenceProblems } from './references'
import { translatedResumeProblems } from './resume-problems'
import { strayFileProblems } from './stray-files'
import { textProblems } from './text-problems'

/** Every check, of content as far as it could be read. */
const CHECKS: ((content: Content) => Problem[] | Promise<Problem[]>)[] = [
  ownerProblems,
  referenceProblems,
  articleProblems,
  doubts,
  translatedResumeProblems,
  privacyProblems,
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
  const found = [...content.problems]
  for (const check of CHECKS) found.push(...(await check(content)))
  // Two readers of one file report the same problem.
  return { problems: [...new Map(found.map((one) => [formatProblem(one), one])).values()], content }
}
