import { loadEnvConfig } from '@next/env'

// Command line tools import this file first, so that they see the same .env files as the site.
loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })

/** Lets a command continue when its reader closes the pipe early, as `head` does. */
function ignoreClosedOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

for (const stream of [process.stdout, process.stderr])
  if (!stream.listeners('error').some(({ name }) => name === ignoreClosedOutput.name))
    stream.on('error', ignoreClosedOutput)
