import { readWithin, TooLargeError } from './read-within'

/**
 * Reads the JSON body of a request up to a size.
 * @returns undefined for a body that is longer, or is no JSON
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  try {
    return JSON.parse((await readWithin(request.body, maxBytes)).toString('utf8')) as unknown
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLargeError) return undefined
    throw error
  }
}
