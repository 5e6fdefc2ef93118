import { collectProblems } from '../../lib/cli/check/collect-problems'
import type { Content } from '../../lib/cli/check/read-content'
import { type Check, createReport } from '../../lib/cli/check/report'
import { folders } from '../../lib/site/content-folder'
import { formatProblem, listProblems } from '../../lib/validation/problems'
import { writeOwnSite } from './own-site'

/** Returns the problems that the content check prints for the test's site with other files, one per line. */
export async function problemsOf(files: Record<string, string | null>): Promise<string[]> {
  writeOwnSite(files)
  const { problems } = await collectProblems(folders)
  return problems.length === 0 ? [] : listProblems(problems).split('\n').slice(1)
}

/** Returns the problems that one check reports, one per line. @param parts the content that it looks at */
export async function problemsBy(check: Check, parts: Partial<Content>): Promise<string[]> {
  const content = { folders, ...parts } as Content
  const { report, problems } = createReport(content)
  await check(content, report)
  return problems.map(formatProblem)
}
