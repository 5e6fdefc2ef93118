/** A feature of newer versions of Node, which the test removes. */
const taken = { withResolvers: Reflect.get(Promise, 'withResolvers') as unknown }
const BUFFER_METHODS = ['transfer', 'transferToFixedLength'] as const

afterAll(() => {
  Object.defineProperty(Promise, 'withResolvers', {
    value: taken.withResolvers,
    configurable: true,
    writable: true,
  })
})

const lend = async () => {
  jest.resetModules()
  await import('./older-node')
}

test('Promise.withResolvers is polyfilled where Node lacks it', async () => {
  Reflect.deleteProperty(Promise, 'withResolvers')
  await lend()
  type Made = {
    promise: Promise<number>
    resolve: (value: number) => void
    reject: (reason: unknown) => void
  }
  const make = Reflect.get(Promise, 'withResolvers') as () => Made
  const [good, bad] = [make(), make()]
  good.resolve(7)
  bad.reject(new Error('no'))
  expect(await good.promise).toBe(7)
  await expect(bad.promise).rejects.toThrow('no')
})

test.each(BUFFER_METHODS)('%s returns the requested number of bytes', async (name) => {
  Reflect.deleteProperty(ArrayBuffer.prototype, name)
  await lend()
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const move = Reflect.get(bytes, name) as (length?: number) => ArrayBuffer
  expect([...new Uint8Array(move.call(bytes))]).toEqual([1, 2, 3])
  expect([...new Uint8Array(move.call(bytes, 2))]).toEqual([1, 2])
})

test("Node's own implementation is kept", async () => {
  const own = () => 'own'
  Object.defineProperty(Promise, 'withResolvers', { value: own, configurable: true, writable: true })
  await lend()
  expect(Reflect.get(Promise, 'withResolvers')).toBe(own)
})
