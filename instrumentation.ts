import type { Instrumentation } from 'next'

/** Called by Next once when the server starts, before it answers anybody. */
export async function register(): Promise<void> {
  // Next replaces this text when it builds, and leaves the Node modules behind it out of what isn't for Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServing } = await import('@/lib/server/start')
  await startServing()
}

/** Called by Next for every fault of a page or a route handler. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportServerFault } = await import('@/lib/server/server-faults')
  reportServerFault(error, request, context)
}
