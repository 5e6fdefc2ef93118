import { currentVersion, registerCache } from './process-caches'

const aCache = (versions: Record<string, string>) => ({
  currentVersion: async (name: string) => versions[name] ?? null,
})

test('the version of a value is that of the first cache that has it', async () => {
  expect(await currentVersion('a')).toBeNull()
  const first = aCache({ a: 'a1' })
  expect(registerCache(first)).toBe(first)
  registerCache(aCache({ a: 'a2', b: 'b2' }))
  expect(await Promise.all(['a', 'b', 'c'].map(currentVersion))).toEqual(['a1', 'b2', null])
})
