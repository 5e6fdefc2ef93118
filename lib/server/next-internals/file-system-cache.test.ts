import { loadFileSystemCache } from './file-system-cache.mjs'

const NAME = 'next/dist/server/lib/incremental-cache/file-system-cache.js'
const own = jest.requireActual<{ default: new (...given: never[]) => object }>(NAME).default

class Whole {
  get() {}
  set() {}
  revalidateTag() {}
}
class WithoutGet {
  set() {}
  revalidateTag() {}
}

/** Returns the result of loading when Next has this file. */
async function loaded(file: () => object): Promise<unknown> {
  jest.resetModules()
  jest.doMock(NAME, file)
  return loadFileSystemCache()
}

test('the cache of the installed Next can be extended', async () => {
  await expect(loaded(() => ({ __esModule: true, default: own }))).resolves.toBe(own)
})

test('the cache is found as a module of either format', async () => {
  await expect(loaded(() => ({ __esModule: true, default: Whole }))).resolves.toBe(Whole)
  await expect(loaded(() => ({ __esModule: true, default: { default: Whole } }))).resolves.toBe(Whole)
})

test('an incompatible or missing cache is not used', async () => {
  await expect(loaded(() => ({ __esModule: true, default: WithoutGet }))).resolves.toBeNull()
  await expect(
    loaded(() => {
      throw new Error('Cannot find module')
    }),
  ).resolves.toBeNull()
})
