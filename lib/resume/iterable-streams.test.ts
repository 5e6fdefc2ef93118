import { makeStreamsIterable } from './older-node'

const own = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator)
const iterator = () =>
  (ReadableStream.prototype as { [Symbol.asyncIterator]?: unknown })[Symbol.asyncIterator]

beforeEach(() => {
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
  expect(iterator()).toBeUndefined()
})
afterEach(() => Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, { ...own }))

/** A stream of the numbers from 1, and what its reader has cancelled. */
function aStream(count: number) {
  const cancelled: unknown[] = []
  let next = 1
  const stream = new ReadableStream<number>({
    pull: (controller) => (next > count ? controller.close() : controller.enqueue(next++)),
    cancel: (reason) => void cancelled.push(reason),
  })
  return { stream, cancelled }
}

test('a stream is read to its end, and its reader released', async () => {
  makeStreamsIterable()
  const { stream, cancelled } = aStream(3)
  const read: number[] = []
  for await (const chunk of stream) read.push(chunk)
  expect(read).toEqual([1, 2, 3])
  expect(stream.locked).toBe(false)
  expect(cancelled).toEqual([])
})

test('breaking out of the loop cancels the stream', async () => {
  makeStreamsIterable()
  const { stream, cancelled } = aStream(3)
  for await (const chunk of stream) if (chunk === 2) break
  expect(stream.locked).toBe(false)
  expect(cancelled).toHaveLength(1)
})

test('stream errors are thrown in the loop', async () => {
  makeStreamsIterable()
  const stream = new ReadableStream<number>({ pull: (controller) => controller.error(new Error('broken')) })
  await expect(async () => {
    for await (const chunk of stream) expect(chunk).toBeUndefined()
  }).rejects.toThrow('broken')
  expect(stream.locked).toBe(false)
})

test("the browser's own iterator is kept", () => {
  Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, { ...own })
  makeStreamsIterable()
  expect(iterator()).toBe(own?.value)
})
