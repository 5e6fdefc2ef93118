import { startNext } from '../../lib/cli/running-site'
import { crawlAll } from './crawl'
import { findingsIn } from './findings'
import type { Traces } from './traces'

/**
 * The outcome of a step.
 * @param note the first line says what was done, the others are findings
 */
export type Result = { isGood: boolean; note: string }
type Site = { root: string; env: NodeJS.ProcessEnv; origin: string; traces: Traces }

/** Starts the last build of the site, and looks for the sample in everything that it serves. */
export async function lookAround({ root, env, origin, traces }: Site): Promise<Result> {
  const served = await startNext({ root, env })
  try {
    const answers = await crawlAll(served.url, origin)
    const found: string[] = []
    for (const answer of answers) {
      const findings = await findingsIn(answer, traces)
      if (findings.length > 0) found.push(`${answer.path}: ${findings.join(', ')}`)
    }
    const kinds = [...new Set(answers.map(({ type }) => type.split(';')[0]))].sort().join(', ')
    return {
      isGood: found.length === 0,
      note: [`${answers.length} addresses (${kinds})`, ...found].join('\n'),
    }
  } finally {
    await served.stop()
  }
}
