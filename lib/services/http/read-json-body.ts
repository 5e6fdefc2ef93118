import { readWithin, TooLargeError } from './read-within'

/**
 * Reads the JSON body of a request up to a size. A byte order mark before it, as some programs write one, is no part of it.
 * @returns undefined for a body that is longer, or is no JSON
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  try {
    const text = (await readWithin(request.body, maxBytes)).toString('utf8')
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLargeError) return undefined
    throw error
  }
}
