import { causeOf } from '../config/log'

/**
 * Runs a command line tool: its result is the exit code. What it throws is printed as a sentence, with exit code 2.
 * @param tool imports what reads the environment itself, so that a wrong variable is reported like everything else
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
