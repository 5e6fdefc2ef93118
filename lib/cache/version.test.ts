import { versionOf } from './version'

test('equal contents have one version, which is short; others have others', () => {
  expect(versionOf({ a: [1] })).toBe(versionOf({ a: [1] }))
  expect(versionOf({ a: [1] })).toMatch(/^[\w-]{16}$/)
  const versions = [undefined, null, '', 'a', { a: 1 }, { a: 2 }, []].map(versionOf)
  expect(new Set(versions).size).toBe(versions.length)
})
