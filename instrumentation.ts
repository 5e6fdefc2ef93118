/** Called by Next once when the server starts, before it answers anybody. */
export async function register(): Promise<void> {
  // Next replaces this text when it builds, and leaves the Node modules behind it out of what isn't for Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServing } = await import('@/lib/server/start')
  await startServing()
}
