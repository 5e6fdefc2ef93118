import 'server-only'

/** A body that is longer than it may be; it wasn't read to its end. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'

  constructor(readonly maxBytes: number) {
    super(`is larger than ${maxBytes} bytes`)
  }
}

/**
 * Reads a body to its end, within a limit.
 * @param body null for none at all, which reads as empty
 * @throws TooLargeError as soon as it is longer than `maxBytes`
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
