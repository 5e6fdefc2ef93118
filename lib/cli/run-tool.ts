import { causeOf } from '../site/log'

/**
 * Runs a command line tool; its result is the exit code. An error is printed as a message, with exit code 2.
 * @param tool imports modules that read the environment itself, so that an invalid variable
 *   is reported like any other error
 */
export function runTool(tool: () => Promise<number>): void {
  tool().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(causeOf(error))
      process.exitCode = 2
    },
  )
}
