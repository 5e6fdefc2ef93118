import { parseArgs, type ParseArgsConfig } from 'node:util'
import { loadEnvConfig } from '@next/env'
import { causeOf } from '../site/log'

// Each command imports this file first, so that the modules that it imports see the same .env files as the site.
loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })

/** Lets a command continue when its reader closes the pipe early, as `head` does. */
function ignoreClosedOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
for (const stream of [process.stdout, process.stderr])
  if (!stream.listeners('error').some(({ name }) => name === ignoreClosedOutput.name))
    stream.on('error', ignoreClosedOutput)

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

/** @param help printed by --help @param takesWords whether the command takes words beside its options */
type Command<O extends Options> = { help: string; options?: O; takesWords?: boolean }

/**
 * Runs a command of `package.json`. An error is printed as a message, with exit code 2.
 * @param run gets the options and the other words; returns the exit code, or null for words that it doesn't take. It
 *   imports modules that read the environment itself, so that an invalid variable is reported like any other error
 */
export function command<const O extends Options>(
  { help, options, takesWords = false }: Command<O>,
  run: (values: Values<O>, words: string[]) => Promise<number | null>,
): void {
  const answer = async (): Promise<number> => {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: takesWords,
    })
    const code = values.help ? null : await run(values as Values<O>, positionals)
    if (code !== null) return code
    console.log(help)
    return values.help ? 0 : 2
  }
  answer().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(causeOf(error))
      process.exitCode = 2
    },
  )
}
