import { readWithin, TooLargeError } from './read-within'

/**
 * Reads the JSON body of a request, up to a size limit. A leading byte order mark, which some programs write, is
 * ignored.
 * @returns undefined for a body that exceeds the limit or is not JSON
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
