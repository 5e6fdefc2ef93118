import type { Instrumentation } from 'next'

/** Called by Next once at server start, before the first request is handled. */
export async function register(): Promise<void> {
  // Next replaces this expression at build, which excludes the Node modules below from other runtimes.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  try {
    const { startServing } = await import('@/lib/server/start')
    await startServing()
  } catch (error) {
    const { endFailedStart } = await import('@/lib/server/end-failed-start')
    endFailedStart(error)
  }
}

/** Called by Next for every error of a page or a route handler. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportServerFault } = await import('@/lib/server/structured-console')
  reportServerFault(error, request, context)
}
