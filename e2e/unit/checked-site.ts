import { collectProblems } from '../../lib/cli/check/collect-problems'
import { folders } from '../../lib/site/content-folder'
import { listProblems } from '../../lib/validation/problems'
import { writeOwnSite } from './own-site'

/** Returns the problems that the content check prints for the test's site with other files, one per line. */
export async function problemsOf(files: Record<string, string | null>): Promise<string[]> {
  writeOwnSite(files)
  const { problems } = await collectProblems(folders)
  return problems.length === 0 ? [] : listProblems(problems).split('\n').slice(1)
}
