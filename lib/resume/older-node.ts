/**
 * Polyfills that the PDF engine needs on Node 20. Must be imported before the engine; without effect on newer
 * versions.
 */
type Resolvers<T> = {
  promise: Promise<T>
  resolve: (value: T | PromiseLike<T>) => void
  reject: (reason?: unknown) => void
}

function withResolvers<T>(): Resolvers<T> {
  const made: Partial<Resolvers<T>> = {}
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made as Resolvers<T>
}

function copyOf(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  return this.slice(0, length)
}

function lend(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

lend(Promise, 'withResolvers', withResolvers)
lend(ArrayBuffer.prototype, 'transfer', copyOf)
lend(ArrayBuffer.prototype, 'transferToFixedLength', copyOf)

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
