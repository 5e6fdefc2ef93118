import { ERRORS } from '@/lib/copy/errors'

/**
 * Uses a part of the site's script that is loaded only now.
 * @throws Error with the visitor's sentence when it can't be loaded; otherwise what `ask` throws
 */
export async function whenLoaded<Part, T>(
  loading: Promise<Part>,
  ask: (part: Part) => Promise<T>,
): Promise<T> {
  const part = await loading.catch(() => {
    throw new Error(ERRORS.connection)
  })
  return ask(part)
}
