import 'server-only'

/** A body that exceeds its limit; the rest of it was not read. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'

  constructor(readonly maxBytes: number) {
    super(`is larger than ${maxBytes} bytes`)
  }
}

/**
 * Reads a whole body, up to a limit.
 * @param body null counts as empty
 * @throws TooLargeError as soon as more than `maxBytes` have been read
 */
export async function readWithin(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new TooLargeError(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

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
