import { format } from 'node:util'

/**
 * Says why the site can't start, and exits: Next would keep running, and leave every request unanswered. Errors of the
 * owner's settings and content are sentences, without a stack. It stands alone: the module of the start may be what fails.
 */
export function endFailedStart(error: unknown): never {
  const isSentence =
    error instanceof Error && ['EnvironmentError', 'ContentProblemsError'].includes(error.name)
  process.stderr.write(`${isSentence ? error.message : format(error)}\n`)
  process.exit(1)
}
