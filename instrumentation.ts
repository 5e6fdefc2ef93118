import type { Instrumentation } from 'next'

/** Called by Next once at server start, before the first request is handled. */
export async function register(): Promise<void> {
  // Next replaces this expression at build, which excludes the Node modules below from other runtimes.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  try {
    const { startServing } = await import('@/lib/server/start')
    await startServing()
  } catch (error) {
    const { format } = await import('node:util')
    // Exit explicitly: Next would keep running, and leave every request unanswered.
    const isSentence =
      error instanceof Error && ['EnvironmentError', 'ContentProblemsError'].includes(error.name)
    process.stderr.write(`${isSentence ? error.message : format(error)}\n`)
    process.exit(1)
  }
}

/** Called by Next for every error of a page or a route handler. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportServerFault } = await import('@/lib/server/server-faults')
  reportServerFault(error, request, context)
}
