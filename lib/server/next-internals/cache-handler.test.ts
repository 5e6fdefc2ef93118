const NAME = 'next/dist/server/lib/incremental-cache/file-system-cache.js'

beforeEach(() => jest.resetModules())

test("the installed Next's cache of pages can be extended", async () => {
  const { default: CacheHandler } = await import('./cache-handler.mjs')
  for (const method of ['get', 'set', 'revalidateTag']) expect(CacheHandler.prototype).toHaveProperty(method)
})

test('with a Next that has it elsewhere or in another form, next.config.mjs uses no handler', async () => {
  for (const other of [{}, Map]) {
    jest.resetModules()
    jest.doMock(NAME, () => ({ __esModule: true, default: other }))
    await expect(import('./cache-handler.mjs')).rejects.toThrow(TypeError)
  }
})
