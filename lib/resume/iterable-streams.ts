/**
 * Adds the asynchronous iterator of streams (WHATWG Streams 4.2) where it is missing, as in Safari. PDF.js reads the
 * text of a page with it.
 */
export function makeStreamsIterable(): void {
  const streams: { [Symbol.asyncIterator]?: unknown } = ReadableStream.prototype
  streams[Symbol.asyncIterator] ??= chunks
}

async function* chunks<Chunk>(this: ReadableStream<Chunk>): AsyncGenerator<Chunk, void> {
  const reader = this.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Has no effect on a stream that was read to its end, and fails on one that failed, with the error already thrown.
    reader.cancel().catch(() => undefined)
    reader.releaseLock()
  }
}
